import type { FormValues } from "#forms/contract.ts";

import { isControl } from "../../../forms/form-controls.ts";

/** Fills answers into the form's fields, replacing their values. */
export function setAnswers(form: HTMLFormElement, answers: FormValues): void {
  for (const [field, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(field);
    if (!isControl(control)) continue;
    const before = control.value;
    control.value = answer;
    // A select that does not offer the answer keeps its previous value.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
}
