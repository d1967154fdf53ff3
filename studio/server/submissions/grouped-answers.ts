import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";

import { answers } from "../../../server/cli/answers.ts";
import { spelledDay } from "../../../server/mail/spelled-day.ts";
import type { SubmissionsTable } from "../../../server/store/schema/tables.ts";
import type { SubmissionDetails } from "../../contract/submission.ts";
import { countryOf } from "./country-names.ts";

type Group = SubmissionDetails["answers"][number];

/** The answers in the groups of the application form, and what is in none of them at the end. */
export function groupedAnswers(
  submission: Pick<SubmissionsTable, "form" | "fields" | "text">,
): Group[] {
  const all = answers(submission).map(([question, answer]) => ({ question, answer }));
  if (submission.form !== "application") return [{ heading: "", answers: all }];
  // The page's heading says which start date it is.
  const sections = applicationForm.sections.filter(({ from }) => from !== "courseDates");
  const groups = sections.map(({ heading, from, to }) => {
    const [first, last] = [applicationFields.indexOf(from), applicationFields.indexOf(to)];
    const labels = new Set(applicationFields.slice(first, last + 1).map(labelOf));
    return {
      heading: capitalised(heading),
      answers: all.filter(({ question }) => labels.has(question)).map(readable),
    };
  });
  const known = new Set([
    labelOf("courseDates"),
    ...groups.flatMap(({ answers: group }) => group.map(({ question }) => question)),
  ]);
  const others = all.filter(({ question }) => !known.has(question));
  return [...groups, { heading: "", answers: others }].filter((group) => group.answers.length > 0);
}

function labelOf(field: ApplicationField): string {
  return applicationFieldTexts[field].label;
}

/** A day as people write it, and a country by its name. */
function readable({ question, answer }: Group["answers"][number]): Group["answers"][number] {
  if (question === labelOf("dateOfBirth")) return { question, answer: spelledDay(answer) };
  if (question === labelOf("country")) return { question, answer: countryOf(answer).country };
  return { question, answer };
}

/** The form's headings are in capitals. */
function capitalised(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
