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

/** Types an answer into each field after the course dates, once Orca has said what it asks for. */
export async function fillIn({ press, tabTo, type, heard }: Listener): Promise<void> {
  for (const field of applicationFields.slice(1)) {
    const { hint, required } = applicationFieldTexts[field];
    const label = formLabel(applicationFieldTexts[field]);
    const asked = [...(required ? ["required"] : []), ...(hint ? [hint] : [])];
    if (field === "universityName") await press("Tab", "Calendar");
    if (field === "dateOfBirth") {
      for (const part of [`${label} panel. · Month`, "Day", "Year"]) await press("Tab", part);
      for (const part of ["Day", "Month"]) await press("shift+Tab", part);
    } else if (field === "country") await tabTo(`${label} combo box`);
    // A course that has started has a link or a button below its date.
    else if (field === "name") {
      await tabTo(`${label} entry`);
      await heard.phrases(asked);
    } else await press("Tab", `${label} entry`, ...asked);
    // An invalid number.
    await type(field === "phoneNumber" ? "unknown" : (answers[field] ?? "None"));
  }
}
