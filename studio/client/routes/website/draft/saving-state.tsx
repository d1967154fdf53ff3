import { Button } from "#app/ui/button/button.tsx";

import { labelOf } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { useEditor } from "./editor-context.ts";
import { draftWords as text } from "./draft-words.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Buttons that undo and redo. */
export function UndoButtons({ onUndo, onRedo }: { onUndo: () => void; onRedo: () => void }) {
  const { state } = useEditor();
  return (
    <div className="flex">
      <UndoButton label={text.undo} arrow="↶" isDisabled={!state.canUndo} onClick={onUndo} />
      <UndoButton label={text.redo} arrow="↷" isDisabled={!state.canRedo} onClick={onRedo} />
    </div>
  );
}

/** Whether everything is saved. */
export function SavingState() {
  return (
    <p role="status" className="saving-state">
      <Saved />
    </p>
  );
}

interface UndoButtonProps {
  label: string;
  arrow: string;
  isDisabled: boolean;
  onClick: () => void;
}

function UndoButton({ label, arrow, isDisabled, onClick }: UndoButtonProps) {
  return (
    <button type="button" className="undo-button" disabled={isDisabled} onClick={onClick}>
      <span aria-hidden="true">{arrow}</span>
      <span className="undo-label">{label}</span>
    </button>
  );
}

function Saved() {
  const { status, sentence, isKept, savedAt, documents, saves } = useEditor().state;
  const isWrong = Object.values(documents).some(({ mistakes }) => mistakes.length > 0);
  if (status === "refused") return <span className="text-error">{sentence}</span>;
  if (status === "unreachable") {
    return <span className="text-error">{isKept ? text.unreachable : text.unkept}</span>;
  }
  if (status === "saving") return text.saving;
  if (isWrong) return text.wrong;
  return saves > 0 && savedAt !== undefined && text.saved(clock.format(savedAt));
}

/** Tells that somebody else has changed the same field, and lets the owner decide. */
export function Contested() {
  const { store, state } = useEditor();
  if (!state.contested) return null;
  const { name } = state.contested;
  return (
    <div role="alert" className="panel mb-4 border-error">
      <p className="font-medium">{text.contested(labelOf(documentSchema(name), name))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" onClick={() => store.settle("mine")}>
          {text.mine}
        </Button>
        <Button type="button" variant="outline" onClick={() => store.settle("theirs")}>
          {text.theirs}
        </Button>
      </div>
    </div>
  );
}
