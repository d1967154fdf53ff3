import type { Content } from "#content/content.ts";
import { hasStarted } from "#content/course/start-dates.ts";
import { readContent } from "#content/read-content.ts";

import type { Media } from "../../../content/check/media.ts";
import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import {
  attentionTo,
  DATES_ENDING,
  readState,
  type SiteState,
} from "../../../server/admin/attention.ts";
import type { Machine } from "../../../server/admin/machine.ts";
import type { ContentServices } from "../../../server/publish/content-services.ts";
import { readDraft } from "../../../server/publish/content-draft.ts";
import { daysBetween, schoolDate, schoolFormat } from "../../../server/core/school-clock.ts";
import type { AdminQueries } from "../../../server/store/admin/admin-queries.ts";
import type { StudioStore } from "../studio-store.ts";
import { rowOf } from "../submissions/submission-rows.ts";
import { dayPart } from "./day-part.ts";
import { launchTasks } from "./launch-tasks.ts";

/** Submissions that Today names as waiting. */
const MOST_WAITING = 8;
/** Applications of one course and step that are counted. */
const MOST_COUNTED = 1000;

const dateFormat = schoolFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const timeFormat = schoolFormat("en-GB", { timeStyle: "short" });

interface Sources {
  store: StudioStore;
  /** What visitors see. */
  content: () => Content;
  media: (uploads: Media["uploads"]) => Media;
  machine: Machine;
  retentionDays: number | undefined;
  /** Whether a mail server is set. */
  canMail: boolean;
  now: () => number;
}

/** Reads what the school's day begins with. */
export function createToday(sources: Sources) {
  const { store, content, media, machine, retentionDays, canMail, now } = sources;
  return () =>
    store.use(async (open) => {
      const moment = now();
      const { timeZone } = content().school;
      const today = schoolDate(moment, timeZone);
      const draft = (await readSaved(open.services, media)) ?? content();
      const time = timeFormat(moment, timeZone);
      const waiting = await open.store.admin.page(
        { step: "new" },
        { order: "oldest first", limit: MOST_WAITING },
      );
      return {
        part: dayPart(Number(time.slice(0, 2))),
        moment: `${dateFormat(moment, timeZone)}, ${time}`,
        waiting: waiting.map((submission) => rowOf(submission, content(), moment)),
        course: await nextCourse(open.store.admin, draft, content(), today),
        canMail,
        concerns: concernsOf(await readState(open.store, machine, moment), draft, content()),
        launch: launchTasks(draft, { today, retentionDays }),
      };
    });
}

/** The content with all that is saved; undefined while a document has mistakes. */
async function readSaved(
  services: ContentServices,
  media: Sources["media"],
): Promise<Content | undefined> {
  const [{ documents }, records] = await Promise.all([
    readDraft(services),
    services.content.pictures.records(),
  ]);
  const read = readContent(documents, media(parseUploads(records)));
  return read.ok ? read.content : undefined;
}

/** The next course that has not begun, and its applications by step. */
async function nextCourse(
  admin: AdminQueries,
  { startDates }: Content,
  live: Content,
  today: string,
) {
  const next = startDates.find((start) => !hasStarted(start, today));
  if (!next) return undefined;
  const filter = { form: "application", answers: { courseDates: next.label } } as const;
  const steps = await admin.countSteps(filter, MOST_COUNTED);
  return {
    label: next.label,
    days: daysBetween(today, next.date),
    places: next.places ?? "open",
    isLive: live.startDates.some(({ date }) => date === next.date),
    steps: Array.from(steps, ([step, count]) => ({ step, count, isMore: count >= MOST_COUNTED })),
  };
}

export type NextCourse = NonNullable<Awaited<ReturnType<typeof nextCourse>>>;

/** Something that went wrong or is about to, which the school itself can mend. */
export type Concern =
  | { kind: "undelivered" | "putAside" | "datesNotLive"; count: number }
  | { kind: "datesEnd"; label: string; days: number }
  | { kind: "notShown" };

function concernsOf(state: SiteState, { startDates }: Content, live: Content): Concern[] {
  const { now, dead, held } = state;
  const needed = attentionTo(state);
  const today = schoolDate(now, live.school.timeZone);
  const isToCome = (start: { date: string }) => !hasStarted(start, today);
  const upcoming = startDates.filter(isToCome);
  const last = upcoming.at(-1);
  const days = last && daysBetween(today, last.date);
  const concerns: (Concern | false | undefined)[] = [
    needed.has("undelivered") && { kind: "undelivered", count: dead.school + dead.receipt },
    needed.has("putAside") && { kind: "putAside", count: held.school },
    upcoming.length > 0 &&
      !live.startDates.some(isToCome) && { kind: "datesNotLive", count: upcoming.length },
    needed.has("content") && { kind: "notShown" },
    last &&
      days !== undefined &&
      days <= DATES_ENDING && { kind: "datesEnd", label: last.label, days },
  ];
  return concerns.filter((concern) => concern !== false && concern !== undefined);
}
