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
const importTransfer = () => import("./transfer-panel.tsx");
const importPanel = () => importTransfer().then(({ TransferPanel }) => TransferPanel);

export type Notice = Omit<ComponentProps<typeof MessageDialog>, "children" | "onClose"> & {
  text: string;
};

export interface TransferredForm {
  form: RefObject<HTMLFormElement | null>;
  formId: RefObject<string>;
}

/** Takes the form's answers to another device, and opens those in the URL. */
export function TransferAnswers(transferred: TransferredForm) {
  const { Component: Panel, load } = useLazyComponent(importPanel);
  const [isOpen, setOpen] = useState(false);
  // Numbered, because the dialog of the notice before may still close.
  const [{ id, notice }, setNotice] = useState<{ id: number; notice?: Notice }>({ id: 0 });
  const show = (next: Notice) => setNotice((now) => ({ id: now.id + 1, notice: next }));
  const panelId = useId();

  const showUnavailable = () => show(words.unavailable);
  const openAddress = useEffectEvent(() => {
    if (!window.location.hash.startsWith(ANSWERS_FRAGMENT)) return;
    // If the chunk fails to load, the fragment stays in the URL: a reload can open the answers.
    void importTransfer().then(
      ({ openAnswers }) => openAnswers(transferred, show),
      showUnavailable,
    );
  });

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
            load().catch(showUnavailable);
          }}
        >
          {words.open}
        </Button>
        <div id={panelId} hidden={!isOpen} className="pt-4">
          {Panel && <Panel {...transferred} />}
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
