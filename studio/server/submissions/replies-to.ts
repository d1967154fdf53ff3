import type { Content } from "#content/content.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";
import type { FormName, FormValues } from "#forms/contract.ts";
import { type Step, stepsOf } from "#forms/steps.ts";

import { greetedName } from "../../../server/mail/stored-fields.ts";
import { listedStart } from "./start-days.ts";

export type Reply = ReturnType<typeof repliesTo>[number];

/** The school's texts that fit, filled in, and last the beginning of one in own words. */
export function repliesTo(form: FormName, fields: FormValues, content: Content) {
  const { replies, interview, startDates, school } = content;
  const { courseDates = "" } = fields;
  const name = greetedName(fields);
  const values = new Map<string, string>([
    ["name", name],
    ["date", listedStart(courseDates, startDates)?.label ?? courseDates],
    ...(interview.booking ? [["booking", interview.booking.address] as const] : []),
  ]);
  const own: { title: string; step: Step; text: string } = {
    title: "Own words",
    step: "answered",
    text: schoolMail.greeting(name, school.name),
  };
  // Who has sent a message has applied for no date, and goes through no steps.
  const fits = ({ step, text }: typeof own) =>
    form === "application" || (stepsOf(form).includes(step) && !text.includes("{date}"));
  return [...replies.filter(fits), own].map(({ title, step, text: template }) => {
    const filled = (part: string) =>
      part.replaceAll(/\{(\w+)\}/g, (other, field: string) => values.get(field) ?? other);
    return {
      title,
      step,
      text: filled(template),
      /** The start date as it stands in the text, if it does. */
      date: template.includes("{date}") ? filled("{date}") : undefined,
      /** The text before and after each place where the link to book an interview is missing. */
      parts: (interview.booking ? [template] : template.split("{booking}")).map(filled),
    };
  });
}
