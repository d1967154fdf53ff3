import { applicationFields } from "#content/form-texts/application-form.ts";
import { transferPanel as words } from "#content/form-texts/transfer-panel-text.ts";
import { type RefObject, useEffect, useId, useRef, useState } from "react";

import { givenAnswers } from "../../../forms/form-controls.ts";
import { Button, buttonClass } from "../../../ui/button/button.tsx";
import { fileTextOf, fragmentOf } from "./answer-code.ts";

// Re-exported, because modules that chunks share are loaded with every page (vite.config.ts).
export { answersInFile, answersInFragment } from "./answer-code.ts";

/** The number of characters above which some chat programs truncate links. */
const LONG = 4000;

// Not from ApplicationDraftContext, whose module would become a chunk that both files share.
interface TransferPanelProps {
  form: RefObject<HTMLFormElement | null>;
  formId: RefObject<string>;
  onFile: (file: Blob) => void;
}

/** The panel that exports the form's current answers as a link or a file, and opens such a file. */
export function TransferPanel({ form, formId, onFile }: TransferPanelProps) {
  const { link, file } = useTransferableAnswers(form, formId);
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
            if (chosen) onFile(chosen);
            // Emptied, because choosing the same file again would otherwise fire no event.
            currentTarget.value = "";
          }}
        />
        <span role="status">{said}</span>
      </div>
    </>
  );
}

/** The link (empty without answers) and the file's URL; both are updated after every change. */
function useTransferableAnswers(
  form: RefObject<HTMLFormElement | null>,
  formId: RefObject<string>,
) {
  const [transferred, setTransferred] = useState({ link: "", file: "" });

  useEffect(() => {
    const ending = new AbortController();
    let change = 0;
    let file = "";
    async function update() {
      change += 1;
      const thisChange = change;
      const answers = form.current ? givenAnswers(form.current, applicationFields) : {};
      const toTransfer = { formId: formId.current, answers };
      const isEmpty = Object.keys(answers).length === 0;
      const link = isEmpty ? "" : `${window.location.origin}/apply${await fragmentOf(toTransfer)}`;
      if (ending.signal.aborted || thisChange !== change) return;
      URL.revokeObjectURL(file);
      file = URL.createObjectURL(new Blob([fileTextOf(toTransfer)], { type: "application/json" }));
      setTransferred({ link, file });
    }
    void update();
    form.current?.addEventListener("input", () => void update(), { signal: ending.signal });
    return () => {
      ending.abort();
      URL.revokeObjectURL(file);
    };
  }, [form, formId]);

  return transferred;
}
