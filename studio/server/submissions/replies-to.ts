import type { Content } from "#content/content.ts";
import type { FormValues } from "#forms/contract.ts";

import { greetedName } from "../../../server/mail/stored-fields.ts";
import { listedStart } from "./start-days.ts";

export type Reply = ReturnType<typeof repliesTo>[number];

/** The school's texts, filled in for an application. */
export function repliesTo(fields: FormValues, content: Content) {
  const { replies, interview, startDates } = content;
  const { courseDates = "" } = fields;
  const values = new Map<string, string>([
    ["name", greetedName(fields)],
    ["date", listedStart(courseDates, startDates)?.label ?? courseDates],
    ...(interview.booking ? [["booking", interview.booking.address] as const] : []),
  ]);
  return replies.map(({ title, step, text: template }) => {
    const filled = (part: string) =>
      part.replaceAll(/\{(\w+)\}/g, (other, name: string) => values.get(name) ?? other);
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
