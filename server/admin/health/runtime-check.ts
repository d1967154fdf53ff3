import { spelledDay } from "#content/calendar-day.ts";

import { DAY } from "../../core/durations.ts";
import { type Check, check } from "./check.ts";
import { healthWords } from "./health-words.ts";

/** The last day with security updates of each release of Node (nodejs.org). */
const SUPPORT_ENDS: Readonly<Record<string, string>> = { 24: "2028-04-30", 26: "2029-04-30" };
/** Milliseconds before it in which an upgrade should be planned. */
const NOTICE = 90 * DAY;

/** Until when the Node that runs this gets security updates; nothing for a release not listed. */
export function runtimeCheck(node: string, now: number): Check[] {
  const [release = ""] = node.split(".");
  const day = SUPPORT_ENDS[release];
  if (!day) return [];
  const { runtime } = healthWords;
  const end = Date.parse(day) + DAY;
  const says = (now < end ? runtime.until : runtime.ended)(release, spelledDay(day));
  return [check(runtime, now < end - NOTICE ? "good" : "attention", says)];
}
