import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  formLabel,
} from "#content/form-texts/application-form.ts";

import type { Listener } from "./listener.ts";

/** ASCII only, because the virtual display's keyboard has no other letters. */
export const answers: Partial<Record<ApplicationField, string>> = {
  name: "Zoe",
  lastName: "Nunez",
  email: "zoe@example.com",
  phoneNumber: "+353861234567",
  streetAddress: "12 Harbour Road",
  city: "Galway",
  country: "Canada",
  nationality: "Irish",
  dateOfBirth: "03171994",
};

/** Orca's words at each tab stop of a field; a date has three parts and a calendar button. */
export function stopsOf(field: ApplicationField): string[] {
  const label = formLabel(applicationFieldTexts[field]);
  return field === "dateOfBirth" ? [`${label} panel. · Month`, "Day", "Year", "Calendar"] : [label];
}

/** Presses Tab from a field through the rest of the form and on to the given buttons. */
export async function passFields(
  { press, tabTo }: Listener,
  from: ApplicationField,
  ...buttons: string[]
): Promise<void> {
  const rest = applicationFields.slice(applicationFields.indexOf(from) + 1);
  for (const next of [...rest.flatMap(stopsOf), "Privacy notice link", ...buttons]) {
    // The country's hint may have a link, which is an additional tab stop before the field.
    if (next === applicationFieldTexts.country.label) await tabTo(`${next} combo box`);
    else await press("Tab", next);
  }
}

/** Types an answer into each field after the course dates, the phone number's an invalid one. */
export async function fillIn({ press, tabTo, type }: Listener): Promise<void> {
  for (const field of applicationFields.slice(1)) {
    const label = formLabel(applicationFieldTexts[field]);
    if (field === "universityName") await press("Tab", "Calendar");
    if (field === "country") await tabTo(`${label} combo box`);
    // A course that has started has a link or a button below its date.
    else if (field === "name") await tabTo(`${label} entry`);
    else await press("Tab", label);
    await type(field === "phoneNumber" ? "unknown" : (answers[field] ?? "None"));
  }
}
