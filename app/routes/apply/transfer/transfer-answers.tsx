import { transferAnswers as words } from "#content/form-texts/transfer-answers-text.ts";
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";

import { ANSWERS_FRAGMENT } from "#app/forms/application/application-draft.ts";
import { Button } from "#app/ui/button/button.tsx";
import { MessageDialog } from "#app/ui/dialog/message-dialog.tsx";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

/** Loaded on demand, because few applicants continue on another device. */
const importPanel = () => import("./transfer-panel.tsx").then(({ TransferPanel }) => TransferPanel);

export type Notice = Omit<ComponentProps<typeof MessageDialog>, "children" | "onClose"> & {
  text: string;
};

interface TransferAnswersProps {
  form: RefObject<HTMLFormElement | null>;
  formId: RefObject<string>;
}

/** Takes the form's answers to another device, and opens those in the URL or in a file. */
export function TransferAnswers({ form, formId }: TransferAnswersProps) {
  const { Component: Panel, load } = useLazyComponent(importPanel);
  const [isOpen, setOpen] = useState(false);
  // Numbered, because the dialog of the notice before may still close.
  const [{ id, notice }, setNotice] = useState<{ id: number; notice?: Notice }>({ id: 0 });
  const show = (next: Notice) => setNotice((now) => ({ id: now.id + 1, notice: next }));
  const panelId = useId();

  const loadPanel = () => void load().catch(() => show(words.unavailable));
  // If the chunk fails to load, the fragment stays in the URL: a reload can open the answers.
  const openAddress = useEffectEvent(
    () => window.location.hash.startsWith(ANSWERS_FRAGMENT) && loadPanel(),
  );

  useEffect(() => {
    const onHashChange = () => openAddress();
    onHashChange();
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, []);

  return (
    <>
      <div className="js-only ticket-part grid sm:justify-items-start">
        <Button
          type="button"
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOpen(!isOpen);
            loadPanel();
          }}
        >
          {words.open}
        </Button>
        <div id={panelId} hidden={!isOpen} className="pt-4">
          {Panel && <Panel form={form} formIdRef={formId} show={show} />}
        </div>
      </div>
      {notice && (
        <MessageDialog
          key={id}
          {...notice}
          onClose={() => setNotice((now) => (now.id === id ? { id } : now))}
        >
          {notice.text}
        </MessageDialog>
      )}
    </>
  );
}
