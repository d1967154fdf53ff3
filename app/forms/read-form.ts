import type { FormValues } from "./submission-service.ts";

/** The texts in a form, by field name; files are none of ours. */
export function readForm(formData: FormData): FormValues {
  const values: Record<string, string> = {};
  for (const [name, value] of formData) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}
