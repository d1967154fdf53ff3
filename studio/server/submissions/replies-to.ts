import type { Content } from "#content/content.ts";
import type { FormName } from "#forms/contract.ts";
import { type Step, stepsOf } from "#forms/steps.ts";

/** In the place of a date that is still to be chosen, and of a link that the owner has not given. */
const GAPS = { date: "[start date]", booking: "[interview link]" } as const;

const list = new Intl.ListFormat("en", { type: "conjunction" });

interface Circumstances {
  form: FormName;
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
  { form, name, date, isDateGone, nextDates, siteUrl }: Circumstances,
) {
  const values = new Map([
    ["dates", list.format(nextDates)],
    ["website", siteUrl ?? "our website"],
    ["booking", interview.booking?.address ?? GAPS.booking],
  ]);
  const thanks = form === "contact" ? "Thank you for your message. " : "";
  const own: { title: string; step: Step; text: string; isForMessages?: true } = {
    title: "Write my own",
    step: "answered",
    text: `Hello {name},\n\n${thanks}\n\nWarm greetings,\n${school.name}`,
  };
  // Who has sent a message has applied for no date, and goes through no steps.
  const fits = ({ step, text, isForMessages }: typeof own) =>
    (form === "application"
      ? !isForMessages
      : stepsOf(form).includes(step) && !text.includes("{date}")) &&
    (nextDates.length > 0 || !text.includes("{dates}"));
  return [...replies.filter(fits), own].map(({ title, step, text: template }) => {
    // A refusal names the date for which it was too late.
    const shownDate = isDateGone && step !== "declined" ? GAPS.date : date;
    const valueOf = (field: string) => (field === "date" ? shownDate : values.get(field));
    const text = template.replaceAll(/( ?)\{(\w+)\}/g, (other, space: string, field: string) => {
      if (field === "name") return name && space + name;
      const value = valueOf(field);
      return value === undefined ? other : space + value;
    });
    return {
      title,
      step,
      text,
      hasDates: template.includes("{dates}"),
      /** The start date as it stands in the text, if somebody is to have a place for it. */
      date: step !== "declined" && template.includes("{date}") ? shownDate : undefined,
      /** What the text lacks, as long as it is not replaced. */
      gaps: (["date", "booking"] as const)
        .map((field) => ({ field, mark: GAPS[field] }))
        .filter(({ mark }) => text.includes(mark)),
    };
  });
}
