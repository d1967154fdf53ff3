import { applicationFields } from "#content/application-form.ts";

import type { FormValues } from "../submission-service.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controls(form: HTMLFormElement): Control[] {
  return applicationFields
    .map((field) => form.elements.namedItem(field))
    .filter(
      (element) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement,
    );
}

/**
 * Puts kept answers back into the form. What is already typed stays, but for the course dates:
 * a kept one was chosen after the one that the form was opened with.
 */
export function fillInAnswers(form: HTMLFormElement, answers: FormValues): void {
  for (const control of controls(form)) {
    const answer = answers[control.name];
    if (answer && (control.value === "" || control.name === "courseDates")) control.value = answer;
  }
}

export function emptyAnswers(form: HTMLFormElement): void {
  for (const control of controls(form)) control.value = "";
}
