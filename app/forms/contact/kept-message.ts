import type { FormValues } from "../submission-service.ts";

const KEY = "contact-message";
const FIELDS = ["email", "message"];

function controls(form: HTMLFormElement) {
  return FIELDS.map((field) => form.elements.namedItem(field)).filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
}

/** Keeps what is in the form for the page that this tab loads next. */
export function keepMessage(form: HTMLFormElement): void {
  const values = controls(form).map(({ name, value }) => [name, value]);
  if (values.every(([, value]) => value === "")) return forgetMessage();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // Storage is full or switched off: what is typed lasts as long as the page.
  }
}

export function forgetMessage(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Puts what was kept back into the form; what the visitor has typed meanwhile stays. */
export function fillInMessage(form: HTMLFormElement): void {
  const kept = readMessage();
  for (const control of controls(form)) {
    control.value ||= kept[control.name] ?? "";
  }
}

function readMessage(): FormValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, value]) => typeof value === "string"),
    );
  } catch {
    return {};
  }
}
