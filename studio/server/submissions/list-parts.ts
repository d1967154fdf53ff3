import type { Content } from "#content/content.ts";

import { daysBetween, schoolDate } from "#server/core/school-clock.ts";
import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import type { Person } from "#server/store/admin/read-people.ts";
import type { Cursor, Page } from "#server/store/admin/find-submissions.ts";
import type { SubmissionFilter } from "#server/store/admin/submission-filter.ts";
import { labelsOf } from "./start-days.ts";
import { hasEnded, startsSoon } from "./submission-rows.ts";

/** A part of the list, in which people are in the order in which they wrote. */
type Part = Pick<Page, "order"> & {
  name: "urgent" | "waiting" | "over" | "handled";
  filter: SubmissionFilter;
  /** All that waits, of which the filter may find a part. */
  about: SubmissionFilter;
};

/**
 * The list’s parts: who waits for a course of this week, who else waits, and who waits although the
 * course is over, each the longest first; then the others, the newest first. A person is in the
 * first of them to which something belongs that they have sent.
 */
export function partsOf(filter: SubmissionFilter, content: Content, now: number): Part[] {
  const { school, startDates, course } = content;
  const today = schoolDate(now, school.timeZone);
  const labels = (isMeant: (daysToStart: number) => boolean) =>
    startDates
      .filter(({ date }) => isMeant(daysBetween(today, date)))
      .flatMap(({ label }) => labelsOf(label, startDates));
  const soon = labels(startsSoon);
  const ended = labels((days) => hasEnded(days, course.weeks));
  const waits = { ...filter, step: "new" } as const;
  const order = "oldest first";
  const waiting: Part[] = [
    { name: "urgent", filter: onlyFor(soon, waits), about: waits, order },
    { name: "waiting", filter: { ...waits, notFor: [...soon, ...ended] }, about: waits, order },
    { name: "over", filter: onlyFor(ended, waits), about: waits, order },
  ];
  const others = filter.step ? filter : { ...filter, isQuiet: true };
  const quiet: Part = { name: "handled", filter: others, about: others, order: "newest first" };
  const parts = filter.step === "new" ? waiting : filter.step ? [quiet] : [...waiting, quiet];
  return parts.filter((part) => part.filter.answers?.courseDates?.length !== 0);
}

/** A filter for these start dates, of those that it asks for already. */
function onlyFor(labels: readonly string[], filter: SubmissionFilter): SubmissionFilter {
  const asked = filter.answers?.courseDates;
  const courseDates = asked ? labels.filter((label) => [asked].flat().includes(label)) : labels;
  return { ...filter, answers: { ...filter.answers, courseDates } };
}

/** A person with the part of the list in which they are. */
export type Placed = { part: Part["name"]; person: Person };

/** Where a page ended, and in which part: its last row may be moved or erased meanwhile. */
type PageEnd = Cursor & { part: string };

/** Reads parts one after the other, until there are enough. */
export async function readParts(
  admin: AdminQueries,
  parts: readonly Part[],
  most: number,
  after?: PageEnd,
): Promise<Placed[]> {
  const begin = parts.findIndex(({ name }) => name === after?.part);
  const read: Placed[] = [];
  for (const [index, { name, filter, about, order }] of parts.entries()) {
    const limit = most - read.length;
    if (index < begin || limit === 0) continue;
    const except = parts.slice(0, index).map((before) => before.filter);
    const page = { order, limit, after: name === after?.part ? after : undefined, about, except };
    const found = await admin.people(filter, page);
    read.push(...found.map((person) => ({ part: name, person })));
  }
  return read;
}

/** Where a page ends, for its address. */
export function cursorOf({ part, person: { place } }: Placed): string {
  return `${part} ${place.received_at} ${place.id}`;
}

/** Where the page before ended; undefined for the first one. */
export function readCursor(text = ""): PageEnd | undefined {
  const [, part, received_at, id] = /^(urgent|waiting|over|handled) (\S+) (.+)$/s.exec(text) ?? [];
  if (part === undefined || received_at === undefined || id === undefined) return undefined;
  return { part, received_at, id };
}
