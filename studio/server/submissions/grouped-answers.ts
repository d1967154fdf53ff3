import { applicationForm } from "#content/form-texts/application-form.ts";
import { visitSourceLabel } from "#content/form-texts/visit-source-text.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";
import { TIME_ZONE_FIELD } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import { SOURCE_FIELDS, sourceText } from "#forms/visit-source.ts";

import { quietHeading, readableAnswer } from "#server/mail/shown-text.ts";
import { storedFields } from "#server/mail/stored-fields.ts";
import type { SubmissionsTable } from "#server/store/schema/tables.ts";

/**
 * The answers in the groups of the application form, and then what is in none of them, with where
 * the visitor came from, without a heading. A field that the form no longer has is listed by its name.
 */
export function groupedAnswers(submission: Pick<SubmissionsTable, "form" | "fields" | "text">) {
  const fields = storedFields(submission);
  // API clients other than the site's forms may send a text without fields.
  if (!fields) return [{ heading: "", answers: [{ question: "Text", answer: submission.text }] }];
  const labels = new Map([
    ...questions[submission.form],
    [TIME_ZONE_FIELD, schoolMail.theirTimeZone],
  ]);
  const answersTo = (names: readonly string[]) =>
    names
      .filter((name) => fields[name])
      .map((name) => ({
        question: labels.get(name) ?? name,
        answer: readableAnswer(name, fields[name] ?? ""),
      }));
  const { course, person, education } = applicationForm.sections;
  const sections = submission.form === "application" ? [education, person] : [];
  // The page shows a message above all others.
  const shown = [...SOURCE_FIELDS, ...(submission.form === "contact" ? ["message"] : [])];
  const inSections = [course, ...sections].flatMap((section) => section.fields);
  const grouped = new Set<string>([...shown, ...inSections]);
  const others = [...new Set([...labels.keys(), ...Object.keys(fields)])];
  const source = sourceText(fields);
  return [
    // A school asks first what the form asks last; the page's heading says which start date it is.
    ...sections.map((section) => ({
      heading: quietHeading(section.heading),
      answers: answersTo(section.fields.toReversed()),
    })),
    {
      heading: "",
      answers: [
        ...answersTo(others.filter((name) => !grouped.has(name))),
        ...(source ? [{ question: visitSourceLabel, answer: source }] : []),
      ],
    },
  ].filter(({ answers }) => answers.length > 0);
}
