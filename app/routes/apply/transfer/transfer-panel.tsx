import { applicationFields } from "#content/form-texts/application-form.ts";
import { useEffect, useId, useRef, useState } from "react";

import { ANSWERS_FRAGMENT, keepAnswers } from "#app/forms/application/application-draft.ts";
import { fillIn, givenAnswers } from "#app/forms/form-controls.ts";
import { Button } from "#app/ui/button/button.tsx";
import { answersIn, fragmentOf } from "./answer-code.ts";
import type { Notice, TransferredForm } from "./transfer-answers.tsx";

const words = {
  introduction:
    "Your answers fit into a link. It does not go to us: our server never sees what is in it. Whoever has the link can read your answers, so send it to yourself only.",
  nothingYet: "There is nothing to take along yet: the form is empty.",
  /** The label of the field that contains the link. */
  link: "Link with your answers",
  share: "Share the link",
  copy: "Copy the link",
  copied: "Link copied",
  copyRefused: "That did not work. The link is selected: copy it yourself.",
  shareTitle: "My application",
  /** Shown after answers were opened from a link. */
  opened: {
    tone: "success",
    title: "Your answers are in the form.",
    text: "Look them over and carry on.",
    close: "OK",
  },
  question: {
    title: "Replace what you have typed?",
    text: (count: number) =>
      count === 1
        ? "One answer in the form is different from the one that you open. Your other answers stay, and empty fields are filled in."
        : `${count} answers in the form are different from those that you open. Your other answers stay, and empty fields are filled in.`,
    replace: "Replace",
    keep: "Keep what I typed",
  },
  damagedLink: {
    tone: "error",
    title: "These answers cannot be read",
    text: "The link did not arrive whole. Nothing in the form was changed. Copy the link again on your other device.",
    close: "OK",
  },
} as const;

/** Exports the form's answers as a link. */
export function TransferPanel({ form, formId }: TransferredForm) {
  const link = useTransferLink({ form, formId });
  const [said, setSaid] = useState("");
  const linkId = useId();
  const linkField = useRef<HTMLInputElement>(null);

  /** Selects the link where the browser does not let the page take it along. */
  function offerByHand() {
    linkField.current?.focus();
    setSaid(words.copyRefused);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(words.copied);
    } catch {
      offerByHand();
    }
  }

  async function share() {
    try {
      await navigator.share({ title: words.shareTitle, url: link });
    } catch (error) {
      // AbortError: the visitor has closed the dialog without sharing.
      if (Object(error).name !== "AbortError") offerByHand();
    }
  }

  return (
    <>
      <p className="max-w-prose">{words.introduction}</p>
      {link ? (
        <>
          <label htmlFor={linkId} className="mt-5 block font-medium">
            {words.link}
          </label>
          <input
            ref={linkField}
            id={linkId}
            type="text"
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="field-control mt-1.5"
          />
          <div className="mt-5 flex flex-wrap items-center gap-3">
            {"share" in navigator && (
              <Button type="button" variant="outline" onClick={share}>
                {words.share}
              </Button>
            )}
            <Button type="button" variant="outline" onClick={copy}>
              {words.copy}
            </Button>
            <span role="status">{said}</span>
          </div>
        </>
      ) : (
        <p className="mt-5">{words.nothingYet}</p>
      )}
    </>
  );
}

/** Opens the answers in the URL; asks before it replaces typed ones. */
export async function openAnswers(
  { form, formId }: TransferredForm,
  show: (notice: Notice) => void,
): Promise<void> {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(ANSWERS_FRAGMENT)) return;
  // Bookmarks and copied URLs must not contain the answers.
  window.history.replaceState(window.history.state, "", pathname + search);
  const opened = await answersIn(hash).catch(() => undefined);
  const element = form.current;
  if (!element) return;
  if (!opened) return show(words.damagedLink);
  const take = () => {
    keepAnswers(opened.answers, opened);
    formId.current = opened.formId;
    fillIn(element, opened.answers, true);
    show(words.opened);
  };
  const typed = Object.entries(givenAnswers(element, applicationFields));
  const differing = typed.filter(([field, answer]) => (opened.answers[field] ?? answer) !== answer);
  if (differing.length === 0) return take();
  const { title, text, keep: close, replace: label } = words.question;
  const confirm = { label, onConfirm: take };
  show({ tone: "question", title, text: text(differing.length), close, confirm });
}

/** The link with the answers, empty without any, and updated after every change. */
function useTransferLink({ form, formId }: TransferredForm): string {
  const [link, setLink] = useState("");

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const ending = new AbortController();
    let last = "";
    async function update(answers: ReturnType<typeof givenAnswers>) {
      const text = (last = JSON.stringify({ formId: formId.current, answers }));
      const isEmpty = Object.keys(answers).length === 0;
      const next = isEmpty ? "" : `${window.location.origin}/apply${await fragmentOf(text)}`;
      if (!ending.signal.aborted && text === last) setLink(next);
    }
    const onInput = () => void update(givenAnswers(element, applicationFields));
    onInput();
    element.addEventListener("input", onInput, { signal: ending.signal });
    return () => ending.abort();
  }, [form, formId]);

  return link;
}
