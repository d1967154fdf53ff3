import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

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

/** What a visitor must meet on every page as the server sends it. */
export const soundVisit: Partial<Visit> = {
  isFinished: true,
  moments: ["before", "during", "after"],
  replaced: [],
  theme: "dark",
  lostAnswers: [],
  keepsFocus: true,
  hasTypefaces: true,
  opensChat: true,
  checksEmail: true,
  sends: true,
  showsHome: true,
  followsLink: true,
  errors: [],
};

/** What a visitor has met otherwise than on the same page as the server sends it. */
export function differences(visit: Visit, unchanged: Visit | undefined): Partial<Visit> {
  const expected = { ...unchanged, changes: visit.changes, replaced: visit.replaced };
  const before = new Map<string, unknown>(Object.entries(expected));
  return Object.fromEntries(
    Object.entries(visit).filter(([key, value]) => !isDeepStrictEqual(value, before.get(key))),
  );
}

/** The answers that are not in a mail, word for word. */
export function answersMissingIn(
  mail: { text?: string | undefined },
  answers: Plan["answers"],
): string[] {
  const text = mail.text?.replaceAll("\r\n", "\n") ?? "";
  return Object.values(answers).filter((answer) => !text.includes(answer));
}
