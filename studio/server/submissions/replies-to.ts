import type { Content } from "#content/content.ts";
import type { FormName } from "#forms/contract.ts";
import { type Step, stepsOf } from "#forms/steps.ts";

import { GAPS } from "../../contract/reply-gaps.ts";

const BOOKING = "{booking}";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

interface Circumstances {
  /** What is answered. */
  id: string;
  form: FormName;
  /** The application of who has written again. */
  application: string | undefined;
  /** By which the person is greeted; empty if it is unknown. */
  name: string;
  /** The start date that the person has chosen, as the website spells it. */
  date: string;
  /** Whether nobody can have a place for that date any more. */
  isDateGone: boolean;
  /** The next dates that visitors can apply for, as the website spells them. */
  nextDates: readonly string[];
  siteUrl: string | undefined;
}

export type Reply = ReturnType<typeof repliesTo>[number];

/** The school’s texts that fit, filled in, and last the beginning of one that is written anew. */
export function repliesTo(
  { replies, interview, school }: Pick<Content, "replies" | "interview" | "school">,
  { id, form, application, name, date, isDateGone, nextDates, siteUrl }: Circumstances,
) {
  const values = new Map([
    ["dates", list.format(nextDates)],
    ["website", siteUrl ?? "our website"],
    ["booking", interview.booking?.address],
  ]);
  const isMessage = form === "contact";
  const thanks = isMessage ? "Thank you for your message. " : "";
  const own: { title: string; step: Step; text: string; isForMessages?: boolean } = {
    title: "Write my own",
    step: "answered",
    text: `Hello {name},\n\n${thanks}\n\nWarm greetings,\n${school.name}`,
    isForMessages: isMessage,
  };
  // Who has not applied has no date, and goes through no steps.
  const fits = ({ step, text, isForMessages }: typeof own) =>
    ((!isForMessages && (!isMessage || application !== undefined)) ||
      (isMessage && stepsOf(form).includes(step) && !text.includes("{date}"))) &&
    (nextDates.length > 0 || !text.includes("{dates}"));
  const texts = [...replies.filter(fits), own];
  const isShared = (title: string) => texts.filter((one) => one.title === title).length > 1;
  return texts.map(({ title, step, text: template, isForMessages }) => {
    // A refusal names the date for which it was too late.
    const shownDate = isDateGone && step !== "declined" ? GAPS.date : date;
    const valueOf = (field: string) => (field === "date" ? shownDate : values.get(field));
    const filled = (text: string) =>
      text.replaceAll(/( ?)\{(\w+)\}/g, (other, space: string, field: string) => {
        if (field === "name") return name && space + name;
        const value = valueOf(field);
        return value === undefined ? other : space + value;
      });
    return {
      title,
      step,
      /** The submission whose step it sets. */
      of: isForMessages ? id : (application ?? id),
      text: filled(interview.booking ? template : withoutBooking(template)),
      /** By which what was made of it is found, in whichever message, even if the text has changed. */
      key: `${isMessage ? "message" : id}/${title}${isShared(title) ? `/${template}` : ""}`,
      /** The link that the text has, empty as long as the owner has given none. */
      booking: template.includes(BOOKING) ? (interview.booking?.address ?? "") : undefined,
      /** The start date as it stands in the text, if somebody is to have a place for it. */
      date: step !== "declined" && template.includes("{date}") ? shownDate : undefined,
    };
  });
}

/** A text without the sentences that lead to the booking, and without the gaps that this leaves. */
function withoutBooking(text: string): string {
  if (!text.includes(BOOKING)) return text;
  // A link on a line of its own belongs to the line above, which ends with a colon.
  const joined = text.replaceAll(/:\s+\{booking\}$/gm, `: ${BOOKING}`);
  return Array.from(sentences.segment(joined))
    .map(({ segment }) => (segment.includes(BOOKING) ? (/\n$/.exec(segment)?.[0] ?? "") : segment))
    .join("")
    .replaceAll(" \n", "\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}
