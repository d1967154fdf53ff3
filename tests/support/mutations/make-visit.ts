import { setTimeout as pause } from "node:timers/promises";

import { applicant } from "../components/applicant.ts";
import { content } from "../site-content.ts";
import type { MutatingProxy } from "./mutating-proxy.ts";
import type { Mutation } from "./mutations.ts";
import { nothing, type Plan, texts, type Visit } from "./visit.ts";

/** In milliseconds; longer than a visitor waits for all that can fail on a page. */
const LONGEST_VISIT = 40_000;

/** What visits need of a browser; `run` calls a function in the page. */
interface VisitingBrowser {
  open: (url: string) => Promise<unknown>;
  run: (script: () => string) => Promise<string>;
}

/** An applicant's answers to all questions, with an email address that is unique for the mark. */
export function allAnswers(mark: string): Plan["answers"] {
  return { courseDates: content.startDates.at(-1)?.label ?? "", ...applicant(mark) };
}

/** Visits a page, whose HTML is changed by all of these mutations. */
export async function makeVisit(
  browser: VisitingBrowser,
  proxy: MutatingProxy,
  path: string,
  answers: Plan["answers"],
  names: readonly Mutation[] = [],
): Promise<Visit> {
  proxy.prepare({ answers, ...texts }, nothing, names);
  await browser.open(proxy.url + path);
  const end = Date.now() + LONGEST_VISIT;
  for (;;) {
    const visit: Visit | null = JSON.parse(await browser.run(readVisit));
    if (visit?.isFinished || (visit && Date.now() > end)) return visit;
    await pause(50);
  }
}

/** Runs in the page; `null` until its first script has run. */
const readVisit = () => JSON.stringify(Reflect.get(window, "visit") ?? null);

/** What a visitor must meet on a page as the server sends it. */
export const soundVisit = (path: string): Partial<Visit> => ({
  isFinished: true,
  moments: ["before", "during", "after"],
  replaced: [],
  theme: "dark",
  lostAnswers: [],
  worked: (path === "/apply"
    ? "focus, typefaces, chat, check of the email, sending, way home, link"
    : "focus, typefaces, chat, check of the email, link"
  ).split(", "),
  errors: [],
});

/** The answers that are not in a mail, word for word. */
export function answersMissingIn(
  mail: { text?: string | undefined },
  answers: Plan["answers"],
): string[] {
  const text = mail.text?.replaceAll("\r\n", "\n") ?? "";
  return Object.values(answers).filter((answer) => !text.includes(answer));
}
