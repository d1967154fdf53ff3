import { applicationFields } from "#content/form-texts/application-form.ts";
import { transferPanel as words } from "#content/form-texts/transfer-panel-text.ts";
import { useEffect, useId, useRef, useState } from "react";

import { ANSWERS_FRAGMENT, keepAnswers } from "#app/forms/application/application-draft.ts";
import { fillIn, givenAnswers } from "#app/forms/form-controls.ts";
import { Button } from "#app/ui/button/button.tsx";
import { answersIn, fragmentOf } from "./answer-code.ts";
import type { Notice, TransferredForm } from "./transfer-answers.tsx";

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
