import { applicationFields } from "#content/application-form.ts";

import type { FormValues } from "../submission-service.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement): Control[] {
  return applicationFields.map((field) => form.elements.namedItem(field)).filter(isControl);
}

/** Tells whether something is a control that an answer can be given in. */
export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Not so a start date that was on an earlier list. */
function canBeGiven(control: Control, answer: string): boolean {
  if (!(control instanceof HTMLSelectElement)) return true;
  return Array.from(control.options).some(({ value }) => value === answer);
}

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value === control.options[0]?.value;
  return control.value === "";
}

/** Puts kept answers back into the form; what the visitor has answered meanwhile stays. */
export function fillInAnswers(form: HTMLFormElement, answers: FormValues): void {
  for (const control of controls(form)) {
    const answer = answers[control.name];
    if (answer && isUntouched(control) && canBeGiven(control, answer)) control.value = answer;
  }
}

/** What is answered so far, by field. */
export function givenAnswers(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    controls(form)
      .filter((control) => control.value !== "")
      .map((control) => [control.name, control.value]),
  );
}

/** Takes every answer out of the form; a select goes back to its first option. */
export function emptyAnswers(form: HTMLFormElement): void {
  for (const control of controls(form)) {
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = "";
  }
}
