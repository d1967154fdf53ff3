import { transferAnswers as words } from "#content/form-texts/transfer-answers-text.ts";
import { applicationForm as delivered } from "#content/form-texts/application-form.ts";
import { type ReactNode, use, useEffect, useId, useRef, useState } from "react";

import { Button } from "../../../ui/button/button.tsx";
import { MessageDialog } from "../../../ui/dialog/message-dialog.tsx";
import { useLazyComponent } from "../../../ui/use-lazy-component.ts";
import { ApplicationDraftContext } from "../form/use-application-draft.ts";
import { importTransfer, useOpenedAnswers } from "./use-opened-answers.ts";
import { useWords } from "../../../own-words.ts";

const importPanel = () => importTransfer().then(({ TransferPanel }) => TransferPanel);

/** Wraps the form: exports its answers for another device, and imports answers from another. */
export function TransferAnswers({ children }: { children: ReactNode }) {
  const { form, formId, revision } = use(ApplicationDraftContext);
  const { state, close, openFile, replace, undo } = useOpenedAnswers();
  const { draft } = useWords("applicationForm", delivered);
  const { Component: Panel, load } = useLazyComponent(importPanel);
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const panelId = useId();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.step !== "opened" && state.step !== "undone") return;
    notice.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [state.step]);

  function toggle() {
    setIsOpen(!isOpen);
    setHasFailed(false);
    load().catch(() => setHasFailed(true));
  }

  return (
    <>
      <div ref={notice} role="status" className="js-only not-empty:mb-8">
        {(state.step === "opened" || state.step === "undone") && (
          <div className="rounded-2xl bg-card p-6 shadow-soft">
            <p>{state.step === "opened" ? words.opened : words.undone}</p>
            {state.step === "opened" && Object.keys(state.replaced).length > 0 && (
              <div className="mt-4">
                <Button type="button" variant="outline" onClick={undo}>
                  {words.undo}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      {children}
      <div className="js-only ticket-part flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="max-w-[32em] text-sm text-muted-foreground">{draft.note}</p>
        <div className="grid max-sm:grow">
          <Button
            type="button"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
          >
            {words.open}
          </Button>
        </div>
        <div id={panelId} hidden={!isOpen} className="basis-full pt-4">
          {isOpen && Panel && (
            <Panel key={revision} form={form} formId={formId} onFile={openFile} />
          )}
          {hasFailed && <p role="alert">{words.unavailable}</p>}
        </div>
      </div>
      {state.step === "asking" && (
        <MessageDialog
          key={state.question}
          tone="question"
          title={words.question.title}
          close={words.question.keep}
          confirm={{ label: words.question.replace, onConfirm: replace }}
          onClose={() => close()}
        >
          {words.question.text(Object.keys(state.differing).length)}
        </MessageDialog>
      )}
      {state.step === "failed" && (
        <MessageDialog
          tone="error"
          title={state.title}
          close={words.damaged.ok}
          onClose={() => close()}
        >
          {state.text}
        </MessageDialog>
      )}
    </>
  );
}
