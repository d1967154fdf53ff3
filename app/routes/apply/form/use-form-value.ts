import { type RefObject, useCallback, useSyncExternalStore } from "react";

/**
 * A value read from a form's controls, on every render and on every input event.
 * @param read must return the same value as long as the controls have not changed
 * @param initial the value on the server, while hydrating, and without a form
 */
export function useFormValue<Value>(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => Value,
  initial: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = form.current;
      element?.addEventListener("input", onChange);
      return () => element?.removeEventListener("input", onChange);
    },
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => (form.current ? read(form.current) : initial),
    () => initial,
  );
}
