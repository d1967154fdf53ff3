import type { FormValues } from "#forms/contract.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether something is a control that an answer can be given in. */
export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function controls(form: HTMLFormElement, fields: readonly string[]): Control[] {
  return fields.map((field) => form.elements.namedItem(field)).filter(isControl);
}

/** Whether a control is as the page came. By value: two options may be the chosen start date. */
function isUntouched(control: Control): boolean {
  return control.value === (control instanceof HTMLSelectElement ? control.options[0]?.value : "");
}

/** Restores answers; a field that the visitor has answered meanwhile keeps its answer. */
export function fillIn(
  form: HTMLFormElement,
  fields: readonly string[],
  answers: FormValues,
): void {
  for (const control of controls(form, fields)) {
    const answer = answers[control.name];
    if (!answer || !isUntouched(control)) continue;
    control.value = answer;
    // A select that no longer offers the answer would show nothing.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0)
      control.selectedIndex = 0;
  }
}

/** The answers given so far, by field. */
export function givenAnswers(form: HTMLFormElement, fields: readonly string[]): FormValues {
  return Object.fromEntries(
    controls(form, fields)
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  );
}

/** Empties fields. Not `reset()`: that restores what was posted before the page was hydrated. */
export function emptyFields(form: HTMLFormElement, fields: readonly string[]): void {
  for (const control of controls(form, fields)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = "";
  }
}
