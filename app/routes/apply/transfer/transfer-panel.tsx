import { applicationFields } from "#content/form-texts/application-form.ts";
import { transferPanel as words } from "#content/form-texts/transfer-panel-text.ts";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { keepAnswers } from "../../../forms/application/application-draft.ts";
import { fillIn, givenAnswers } from "../../../forms/form-controls.ts";
import { Button, buttonClass } from "../../../ui/button/button.tsx";
import { type FormRef, useFormValue } from "../form/use-application-draft.ts";
import { answersIn, fragmentOf, textIn, type TransferredAnswers } from "./answer-code.ts";
import type { Notice } from "./transfer-answers.tsx";

/** The number of characters above which some chat programs truncate links. */
const LONG = 4000;

interface TransferPanelProps {
  form: FormRef;
  formIdRef: RefObject<string>;
  /** The fragment of a link with answers to open, a new object for each; undefined without one. */
  arrived: { hash: string } | undefined;
  show: (notice: Notice) => void;
}

/** Exports the form's answers as a link or a file; opens those in the URL, or in such a file. */
export function TransferPanel({ form, formIdRef, arrived, show }: TransferPanelProps) {
  const text = useFormValue(form, (element) => transferable(element, formIdRef.current), "");
  const link = text && `${window.location.origin}/apply${fragmentOf(text)}`;
  const [said, setSaid] = useState("");
  const linkId = useId();
  const linkField = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);

  function open(read: () => string, damaged: Notice) {
    const element = form.current;
    if (!element) return;
    let opened: TransferredAnswers;
    try {
      opened = answersIn(read());
    } catch {
      return show(damaged);
    }
    const take = () => {
      keepAnswers(opened.answers, opened);
      formIdRef.current = opened.formId;
      fillIn(element, opened.answers, true);
      show(words.opened);
    };
    const typed = Object.entries(givenAnswers(element, applicationFields));
    const differing = typed.filter(
      ([field, answer]) => (opened.answers[field] ?? answer) !== answer,
    );
    if (differing.length === 0) return take();
    const { title, text: ask, keep: close, replace: label } = words.question;
    const confirm = { label, onConfirm: take };
    show({ tone: "question", title, text: ask(differing.length), close, confirm });
  }

  const openLink = useEffectEvent((hash: string) => {
    // Bookmarks and copied URLs must not contain the answers.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
    open(() => textIn(hash), words.damagedLink);
  });
  useEffect(() => {
    if (arrived) openLink(arrived.hash);
  }, [arrived]);

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
          {link.length > LONG && <p className="mt-2 text-sm">{words.longLink}</p>}
        </>
      ) : (
        <p className="mt-5">{words.nothingYet}</p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {link && (
          <>
            {"share" in navigator && (
              <Button type="button" variant="outline" onClick={share}>
                {words.share}
              </Button>
            )}
            <Button type="button" variant="outline" onClick={copy}>
              {words.copy}
            </Button>
            <a
              href={`data:application/json,${encodeURIComponent(text)}`}
              download={words.fileName}
              className={buttonClass("outline")}
            >
              {words.save}
            </a>
          </>
        )}
        <Button type="button" variant="outline" onClick={() => fileInput.current?.click()}>
          {words.openFile}
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void chosen.text().then((saved) => open(() => saved, words.damagedFile));
            // Emptied, because choosing the same file again would otherwise fire no event.
            currentTarget.value = "";
          }}
        />
        <span role="status">{said}</span>
      </div>
    </>
  );
}

/** The answers as the text of a link or a file; empty if there are none. */
function transferable(form: HTMLFormElement, formId: string): string {
  const answers = givenAnswers(form, applicationFields);
  const isEmpty = Object.keys(answers).length === 0;
  return isEmpty ? "" : JSON.stringify({ formId, answers }, undefined, 2);
}
