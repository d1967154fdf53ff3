import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import { visitSourceLabel } from "#content/form-texts/visit-source-text.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";
import { TIME_ZONE_FIELD } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import { SOURCE_FIELDS, sourceText } from "#forms/visit-source.ts";

import { spelledDay } from "../../../server/mail/spelled-day.ts";
import { storedFields } from "../../../server/mail/stored-fields.ts";
import type { SubmissionsTable } from "../../../server/store/schema/tables.ts";
import { countryOf } from "./country-names.ts";

/** The heading is empty for what is in no group of the form. */
interface Group {
  heading: string;
  answers: { question: string; answer: string }[];
}

/** The answers in the groups of the application form, and what is in none of them at the end. */
export function groupedAnswers(
  submission: Pick<SubmissionsTable, "form" | "fields" | "text">,
): Group[] {
  const all = answersTo(submission).map(([question, answer]) => ({ question, answer }));
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

/**
 * Each question with its answer, and where the visitor came from. A field that the form no longer
 * has is listed by field name.
 */
function answersTo(
  submission: Pick<SubmissionsTable, "form" | "fields" | "text">,
): [question: string, answer: string][] {
  const fields = storedFields(submission);
  // API clients other than the site's forms may send a text without fields.
  if (!fields) return [["Text", submission.text]];
  const asked = questions[submission.form];
  const labels = new Map([...asked, [TIME_ZONE_FIELD, schoolMail.theirTimeZone]]);
  const inOrder = [...asked.keys()].filter((field) => field in fields);
  const others = Object.keys(fields).filter(
    (field) => !asked.has(field) && !SOURCE_FIELDS.includes(field),
  );
  const source = sourceText(fields);
  return [
    ...[...inOrder, ...others].map((field): [string, string] => [
      labels.get(field) ?? field,
      fields[field] ?? "",
    ]),
    ...(source ? [[visitSourceLabel, source] satisfies [string, string]] : []),
  ];
}
