import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  formLabel,
} from "#content/form-texts/application-form.ts";
import type { Page } from "@playwright/test";

/** Answers to all questions but the course dates, which the page has selected already. */
export type Answers = Record<Exclude<ApplicationField, "courseDates">, string>;

/** What an empty application is told, in the form's order. */
export const requiredMessages = applicationFields.flatMap(
  (field) => applicationFieldTexts[field].required ?? [],
);

/** An applicant with an email address that is unique for the test. */
export function applicant(mark: string): Answers {
  return {
    name: "Zoë",
    lastName: "O’Brien-Núñez",
    email: `zoe.${mark}@example.com`,
    phoneNumber: "+353861234567",
    streetAddress: "12 Harbour Road",
    city: "Galway",
    country: "CAN",
    nationality: "Irish",
    dateOfBirth: "1994-03-17",
    universityName: "University of Galway",
    degreesGranted: "BA in History",
    highSchoolName: "Coláiste Éinde",
    yearHighSchoolDiplomaGranted: "2012",
    languages: "English, Irish",
    isEnglishLanguage: "Yes",
    otherLanguages: "Some Spanish",
    professionalBackground: "Three years in a library.\nTwo summers as a sailing instructor.",
  };
}

/** Fills in the application form as a browser’s autofill does: a tenth of the time of typing. */
export async function fillInApplication(page: Page, answers: Answers): Promise<void> {
  await page.locator("main form").evaluate((form: HTMLFormElement, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name);
      if (!(field instanceof Element)) throw new Error(`There is no field ${name}.`);
      Object.assign(field, { value });
      for (const type of ["input", "change"])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, answers);
}

/** Types answers into the application form, field by field, by its labels. */
export async function typeApplication(page: Page, answers: Answers): Promise<void> {
  // Labels are looked for in the form only, because a whole page takes several times as long.
  const form = page.locator("main form");
  for (const [field, answer] of entries(answers)) {
    const label = formLabel(applicationFieldTexts[field]);
    const control = form.getByLabel(label, { exact: true });
    if (field === "country") await control.selectOption(answer);
    // The group around the date of birth has the same name as its input.
    else if (field === "dateOfBirth") await form.getByRole("textbox", { name: label }).fill(answer);
    else await control.fill(answer);
  }
}

export function entries(answers: Answers): [keyof Answers, string][] {
  // Object.entries loses the type of the keys.
  return Object.entries(answers) as [keyof Answers, string][];
}
