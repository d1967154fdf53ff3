import type { FormValues } from "#forms/contract.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a value is an input, select or textarea element. */
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

/** Whether a control has its initial value. Not by `selectedIndex`: options may share a value. */
function isUntouched(control: Control): boolean {
  return control.value === (control instanceof HTMLSelectElement ? control.options[0]?.value : "");
}

/** Fills stored answers into the fields that the visitor has not filled in meanwhile. */
export function fillIn(
  form: HTMLFormElement,
  fields: readonly string[],
  answers: FormValues,
): void {
  for (const control of controls(form, fields)) {
    const answer = answers[control.name];
    if (!answer || !isUntouched(control)) continue;
    control.value = answer;
    // A select whose options no longer include the stored answer would appear empty.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0)
      control.selectedIndex = 0;
  }
}

/** Returns the non-empty values, by field name. */
export function givenAnswers(form: HTMLFormElement, fields: readonly string[]): FormValues {
  return Object.fromEntries(
    controls(form, fields)
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  );
}

/** Replaces a control's value and focuses it, as if the visitor had done so. */
export function replaceAnswer(control: Control, answer: string): void {
  control.value = answer;
  control.focus();
  // Assigning `value` fires no event, but the draft is saved on `input`.
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** Empties the fields. `reset()` would restore the values of a rejected post without JavaScript. */
export function emptyFields(form: HTMLFormElement, fields: readonly string[]): void {
  for (const control of controls(form, fields)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = "";
  }
}
