import type { ApplicationField } from "#content/form-texts/application-form.ts";
import { type RefObject, useCallback, useSyncExternalStore } from "react";

import { givenAnswers } from "../../../forms/form-controls.ts";

interface SectionProgressProps {
  form: RefObject<HTMLFormElement | null>;
  /** The fields of the section. */
  fields: readonly ApplicationField[];
}

/** Shows how many of a section's fields are filled in. Screen readers read the fields instead. */
export function SectionProgress({ form, fields }: SectionProgressProps) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = form.current;
      element?.addEventListener("input", onChange);
      return () => element?.removeEventListener("input", onChange);
    },
    [form],
  );
  const filled = useSyncExternalStore(
    subscribe,
    () => (form.current ? Object.keys(givenAnswers(form.current, fields)).length : 0),
    () => 0,
  );
  return (
    <progress
      aria-hidden="true"
      className="section-progress js-only"
      value={filled}
      max={fields.length}
    />
  );
}
