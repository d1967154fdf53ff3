import { useEffect, useEffectEvent } from "react";

interface UndoActions {
  undo: () => void;
  redo: () => void;
}

/** Whether a key undoes or redoes, on every kind of keyboard. */
export function undoKey(event: KeyboardEvent): keyof UndoActions | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" ? "redo" : undefined;
}

/** Undoes and redoes by Ctrl+Z and Ctrl+Y, also in the fields, whose own undo ends with them. */
export function useUndoKeys(actions: UndoActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = undoKey(event);
    if (!action) return;
    event.preventDefault();
    actions[action]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener, { capture: true });
    return () => removeEventListener("keydown", listener, { capture: true });
  }, []);
}
