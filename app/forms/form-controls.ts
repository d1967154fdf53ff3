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

/** Fills answers into the fields that the visitor has not filled in, or into all of them. */
export function fillIn(form: HTMLFormElement, answers: FormValues, isReplacing = false): void {
  for (const [field, answer] of Object.entries(answers)) {
    const control = form.elements.namedItem(field);
    if (!isControl(control) || !(isReplacing || isUntouched(control))) continue;
    const before = control.value;
    control.value = answer;
    // A select that does not offer the answer would appear empty.
    if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  }
  tellOfChange(form);
}

/** Returns the non-empty values, by field name. */
export function givenAnswers(form: HTMLFormElement, fields: readonly string[]): FormValues {
  return Object.fromEntries(
    controls(form, fields)
      .filter(({ value }) => value !== "")
      .map(({ name, value }) => [name, value]),
  );
}

/** Replaces a control's value and focuses it, as if the visitor had done so, unless it is locked. */
export function replaceAnswer(control: Control, answer: string): void {
  if (control.matches(":read-only:not(select)") || control.querySelector(":disabled")) return;
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
  tellOfChange(form);
}

/** Tells what listens to the form itself that a script has changed answers, which fires no event. */
function tellOfChange(form: HTMLFormElement): void {
  form.dispatchEvent(new Event("input"));
}
