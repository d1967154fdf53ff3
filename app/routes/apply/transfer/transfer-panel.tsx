import { applicationFields } from "#content/form-texts/application-form.ts";
import { transferPanel as words } from "#content/form-texts/transfer-panel-text.ts";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { ANSWERS_FRAGMENT, keepAnswers } from "#app/forms/application/application-draft.ts";
import { fillIn, givenAnswers } from "#app/forms/form-controls.ts";
import { Button, buttonClass } from "#app/ui/button/button.tsx";
import { answersIn, fragmentOf, limitedText, textIn } from "./answer-code.ts";
import type { Notice } from "./transfer-answers.tsx";

/** The number of characters above which some chat programs truncate links. */
const LONG = 4000;

interface TransferPanelProps {
  form: RefObject<HTMLFormElement | null>;
  formIdRef: RefObject<string>;
  show: (notice: Notice) => void;
}

/** Exports the form's answers as a link or a file; opens those in the URL, or in such a file. */
export function TransferPanel({ form, formIdRef, show }: TransferPanelProps) {
  const { link, file } = useTransferableAnswers(form, formIdRef);
  const open = useOpenedAnswers({ form, formIdRef, show });
  const [said, setSaid] = useState("");
  const linkId = useId();
  const linkField = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);

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
            <a href={file} download={words.fileName} className={buttonClass("outline")}>
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
            if (chosen) void open(limitedText(chosen.stream()), words.damagedFile);
            // Emptied, because choosing the same file again would otherwise fire no event.
            currentTarget.value = "";
          }}
        />
        <span role="status">{said}</span>
      </div>
    </>
  );
}

/** Opens the answers in the URL, and returns what opens those in a file. */
function useOpenedAnswers({ form, formIdRef, show }: TransferPanelProps) {
  async function open(read: Promise<string>, damaged: Notice) {
    const opened = await read.then(answersIn).catch(() => undefined);
    const element = form.current;
    if (!element) return;
    if (!opened) return show(damaged);
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
    const { title, text, keep: close, replace: label } = words.question;
    const confirm = { label, onConfirm: take };
    show({ tone: "question", title, text: text(differing.length), close, confirm });
  }

  const openAddress = useEffectEvent(() => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(ANSWERS_FRAGMENT)) return;
    // Bookmarks and copied URLs must not contain the answers.
    window.history.replaceState(window.history.state, "", pathname + search);
    void open(textIn(hash), words.damagedLink);
  });

  useEffect(() => {
    const onHashChange = () => openAddress();
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);

  return open;
}

/** The link and the file's URL, both empty without answers and updated after every change. */
function useTransferableAnswers(
  form: RefObject<HTMLFormElement | null>,
  formIdRef: RefObject<string>,
) {
  const [transferred, setTransferred] = useState({ link: "", file: "" });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const ending = new AbortController();
    let last = "";
    async function update(answers: ReturnType<typeof givenAnswers>) {
      const text = (last = JSON.stringify({ formId: formIdRef.current, answers }, undefined, 2));
      const isEmpty = Object.keys(answers).length === 0;
      const link = isEmpty ? "" : `${window.location.origin}/apply${await fragmentOf(text)}`;
      if (ending.signal.aborted || text !== last) return;
      const file = `data:application/json,${encodeURIComponent(text)}`;
      setTransferred({ link, file });
    }
    const onInput = () => void update(givenAnswers(element, applicationFields));
    onInput();
    element.addEventListener("input", onInput, { signal: ending.signal });
    return () => ending.abort();
  }, [form, formIdRef]);

  return transferred;
}
