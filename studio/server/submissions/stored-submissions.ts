import { randomUUID } from "node:crypto";

import { type Step, stepsOf } from "#forms/steps.ts";

import { erasePersonalData, findPersonalData } from "#server/admin/personal-data.ts";
import { internationalNumber } from "#server/mail/shown-text.ts";
import type { AdminQueries } from "#server/store/admin/admin-queries.ts";
import type { Doing } from "#server/store/admin/steps.ts";
import type { StoredSubmission } from "#server/store/admin/find-submissions.ts";
import type { NoteKind } from "#server/store/schema/tables.ts";
import { keptNote } from "../../contract/kept-notes.ts";
import type { ListQuery, SubmissionQuery } from "../../contract/submission-query.ts";
import { readSaved } from "../content/saved-content.ts";
import { momentOf } from "../school-times.ts";
import type { StudioServices } from "../studio-services.ts";
import { readListPage, readWaiting } from "./list-pages.ts";
import { nameIn, readSubmission } from "./submission-details.ts";
import { filterOf } from "./submission-filters.ts";
import { namedSubmission } from "./submission-rows.ts";

/** Submissions that a page names before something is done with them. */
const MOST_NAMED = 1000;

/** A step that somebody chooses for a submission. */
interface StepPress {
  id: string;
  /** Where it may be. */
  from: readonly Step[];
  step: Step;
  /** What else is answered with it, if it waits. */
  covers: readonly string[];
  /** What was sent, which is kept with it, once by this id. */
  note?: string | undefined;
  noteId?: string | undefined;
}

/** What the studio shows and does with submissions, by the same functions as the desk. */
export function createStoredSubmissions(
  services: Pick<StudioServices, "store" | "user" | "content" | "siteUrl" | "now" | "log">,
) {
  const { store, user, content, siteUrl, now, log } = services;
  const timeZone = () => content().school.timeZone;
  /** Who did what, with ids and counts only: what erasing leaves behind must name nobody. */
  const trace = (what: string, details: object) => log.info({ by: user(), ...details }, what);
  const doing = (): Doing => ({ by: user(), now: now(), newId: randomUUID });
  /** Sets to answered what of these still waits; returns how many. */
  async function answer(admin: AdminQueries, ids: readonly string[], press: Doing) {
    let answered = 0;
    for (const id of ids) {
      if (await admin.setStep(id, { from: "new", to: "answered" }, press)) answered += 1;
    }
    return answered;
  }
  return {
    page: (query: ListQuery) =>
      store.use((open) => readListPage(open.store.admin, query, content(), now())),
    count: (query: SubmissionQuery) =>
      store.use((open) => open.store.admin.countPeople(filterOf(query, content()))),
    /** @param query the list in which its neighbours are */
    find: (id: string, query: SubmissionQuery) =>
      store.use(async (open) => {
        const names = ["replies", "interview", "start-dates"];
        const { content: saved = content() } = await readSaved(open.services, names);
        const { replies, interview, startDates } = saved;
        // Letters are the school's own, published or not; the facts in them are what visitors see.
        const shown = { ...content(), replies, interview };
        const moment = { now: now(), siteUrl };
        return readSubmission(open.store.admin, id, query, shown, startDates, moment);
      }),

    /**
     * Sets a step, unless somebody has left those of `from` meanwhile; undefined if there is none such.
     * What is answered and kept with it is of the same moment, by which it is taken back.
     */
    setStep: ({ id, from, step: to, covers, note, noteId }: StepPress) =>
      store.use(async ({ store: { admin } }) => {
        const found = await admin.find(id);
        if (!found || !stepsOf(found.form).includes(to)) return undefined;
        const press = doing();
        for (const step of from) {
          if (!(await admin.setStep(id, { from: step, to }, press))) continue;
          const others = to === "new" ? 0 : await answer(admin, covers, press);
          const once = { ...press, newId: () => noteId ?? randomUUID() };
          const isKept = note && (await admin.addNote(id, note, once, "letter"));
          const isNews = step !== to || others > 0 || isKept;
          return { isSet: true as const, others, at: isNews ? press.now : undefined };
        }
        const changed = await admin.find(id);
        return changed && otherStep(changed, timeZone());
      }),
    /** Takes back what this person did at a moment, unless somebody has set another step since. */
    takeBack: (at: number, id?: string) =>
      store.use(async ({ store: { admin } }) => {
        const isSet = await admin.takeBack(at, doing(), id);
        const found = await admin.find(id ?? "");
        if (!found || !isSet) return found && otherStep(found, timeZone());
        return { isSet, step: found.step };
      }),
    /** Returns whether there is such a submission. */
    addNote: (id: string, note: string, kind?: NoteKind) =>
      store.use((open) => open.store.admin.addNote(id, note, doing(), kind)),
    /** @param isInsisted whether a number is kept that does not look right */
    async correctPhone(id: string, typed: string, isInsisted: boolean) {
      const number = internationalNumber(typed);
      if (!number && !isInsisted) return "doubtful";
      const isThere = await this.addNote(id, keptNote(number ?? typed), "phone");
      return isThere ? "saved" : "missing";
    },
    findNew: (query: SubmissionQuery) =>
      store.use(async ({ store: { admin } }) => {
        const filter = { ...filterOf(query, content()), step: "new" } as const;
        const [count, parts] = await Promise.all([
          admin.countPeople(filter),
          readWaiting(admin, content(), { now: now(), limit: MOST_NAMED, filter }),
        ]);
        return { count, parts };
      }),
    /** Sets to answered what was shown as waiting of these people; returns of how many, and when. */
    markAnswered: (covers: readonly (readonly string[])[]) =>
      store.use(async ({ store: { admin } }) => {
        const press = doing();
        let people = 0;
        for (const ids of covers) if ((await answer(admin, ids, press)) > 0) people += 1;
        return { people, at: press.now };
      }),

    /** Requeues dead mails, and sends waiting ones at once; returns how many. */
    resend: (id: string) => {
      trace("Sends mails again", { submission: id });
      return store.use((open) => open.store.admin.resend(id, now()));
    },
    /** Sends the mails of what was put aside, and accepts its sender again; returns how many. */
    release: (id: string) =>
      store.use(({ store: { admin } }) => {
        trace("Releases mails", { submission: id });
        return admin.release(id, doing());
      }),
    markAdvertising: (id: string) =>
      store.use((open) => open.store.admin.markAdvertising(id, doing())),
    /** Marks a submission as advertising, and all that its sender sends from now on. */
    refuseSender: (id: string) =>
      store.use(async ({ store: { admin } }) => {
        const found = await admin.find(id);
        if (!found?.email) return false;
        // At the same moment, by which `release` knows what to take back.
        const marking = doing();
        await admin.refuseSender(found.email, marking);
        return admin.markAdvertising(id, marking);
      }),

    findPerson: (email: string) =>
      store.use(async (open) => {
        const { submissions, files } = await findPersonalData(open, email);
        return {
          name: submissions.toReversed().map(nameIn).find(Boolean),
          submissions: submissions.map((submission) => ({
            ...namedSubmission(submission, timeZone()),
            mails: submission.mails.length,
          })),
          inboxFiles: files.length,
        };
      }),

    /**
     * Erases these submissions of a person, which somebody has seen. `isBusy`: a reader of the
     * database, such as a backup, still has a copy, which the site wipes within an hour of its end.
     */
    erasePerson: (email: string, ids: readonly string[]) =>
      store.use(async (open) => {
        const found = await findPersonalData(open, email, ids);
        trace("Erases a person", { submissions: found.submissions.length });
        const isErased = await erasePersonalData(open, found);
        return { submissions: found.submissions.length, isBusy: !isErased };
      }),
  };
}

export type PersonPreview = Awaited<
  ReturnType<ReturnType<typeof createStoredSubmissions>["findPerson"]>
>;

export type OtherStep = ReturnType<typeof otherStep>;

/** The step that somebody else has set meanwhile. */
function otherStep({ step, events }: StoredSubmission, timeZone: string) {
  const last = events.findLast((event) => event.step !== null);
  const since = last && momentOf(last.done_at, timeZone);
  return { isSet: false as const, step, by: last?.done_by ?? "", since };
}
