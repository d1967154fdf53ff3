import type { ApplicationField } from "#content/form-texts/application-form.ts";
import type { RefObject } from "react";

import { givenAnswers } from "../../../forms/form-controls.ts";
import { useFormValue } from "./use-form-value.ts";

interface SectionProgressProps {
  form: RefObject<HTMLFormElement | null>;
  /** The fields of the section. */
  fields: readonly ApplicationField[];
}

/** Shows how many of a section's fields are filled in. Screen readers read the fields instead. */
export function SectionProgress({ form, fields }: SectionProgressProps) {
  const filled = useFormValue(
    form,
    (element) => Object.keys(givenAnswers(element, fields)).length,
    0,
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
