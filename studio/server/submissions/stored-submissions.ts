import { randomUUID } from "node:crypto";

import type { Content } from "#content/content.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { stepsOf } from "#forms/steps.ts";

import type { Log } from "../../../server/core/log.ts";
import { erasePersonalData, findPersonalData } from "../../../server/cli/personal-data.ts";
import type { Doing } from "../../../server/store/admin/steps.ts";
import type { StoredSubmission } from "../../../server/store/admin/find-submissions.ts";
import type { Studio } from "../../contract/studio.ts";
import type { StepOutcome } from "../../contract/submission.ts";
import { momentOf } from "../school-times.ts";
import type { StudioStore } from "../studio-store.ts";
import { readListPage } from "./list-pages.ts";
import { readSubmission } from "./submission-details.ts";
import { filterOf } from "./submission-filters.ts";

interface Services {
  store: StudioStore;
  /** Who uses the studio, for the history. */
  user: () => string;
  content: () => Content;
  now: () => number;
  log: Log;
}

/** What the studio shows and does with submissions, by the same functions as the desk. */
export function createStoredSubmissions(services: Services): Studio["submissions"] {
  const { store, user, content, now, log } = services;
  const timeZone = () => content().school.timeZone;
  /** Who did what, with ids and counts only: what erasing leaves behind must name nobody. */
  const trace = (what: string, details: object) => log.info({ by: user(), ...details }, what);
  const doing = (): Doing => ({ by: user(), now: now(), newId: randomUUID });
  return {
    page: (query, page) =>
      store.use((open) => readListPage(open.store.admin, query, page, content(), now())),
    find: (id, query) =>
      store.use(({ store: { admin } }) => readSubmission(admin, id, query, content())),

    setStep: (id, change) =>
      store.use(async ({ store: { admin } }) => {
        const found = await admin.find(id);
        if (!found || !stepsOf(found.form).includes(change.to)) return undefined;
        if (await admin.setStep(id, change, doing())) return { isSet: true, step: change.to };
        const changed = await admin.find(id);
        return changed && otherStep(changed, timeZone());
      }),
    addNote: (id, note) => store.use((open) => open.store.admin.addNote(id, note, doing())),
    countNew: (query) =>
      store.use((open) => open.store.admin.count({ ...filterOf(query, timeZone()), step: "new" })),
    markAnswered: (query, until) =>
      store.use(({ store: { admin } }) => {
        const filter = filterOf(query, timeZone());
        const ends = [filter.receivedBefore, until].filter((end) => end !== undefined);
        const [receivedBefore] = ends.toSorted();
        return admin.markAnswered({ ...filter, receivedBefore }, doing());
      }),

    resend: (id) => {
      trace("Sends mails again", { submission: id });
      return store.use((open) => open.store.admin.resend(id, now()));
    },
    release: (id) =>
      store.use(async ({ store: { admin } }) => {
        const found = await admin.find(id);
        trace("Releases mails", { submission: id });
        if (found?.email) await admin.acceptSender(found.email);
        return admin.requeue(id, "held", now());
      }),
    markAdvertising: (id) => store.use((open) => open.store.admin.markAdvertising(id, doing())),
    refuseSender: (id) =>
      store.use(async ({ store: { admin } }) => {
        const found = await admin.find(id);
        if (!found?.email) return false;
        await admin.refuseSender(found.email, doing());
        return admin.markAdvertising(id, doing());
      }),

    findPerson: (email) =>
      store.use(async (open) => {
        const { submissions, files } = await findPersonalData(open, email);
        return {
          submissions: submissions.map(({ id, form, received_at, mails }) => ({
            id,
            reference: referenceOf(id),
            form,
            received: momentOf(received_at, timeZone()),
            mails: mails.length,
          })),
          inboxFiles: files.length,
        };
      }),

    erasePerson: (email) =>
      store.use(async (open) => {
        const found = await findPersonalData(open, email);
        trace("Erases a person", { submissions: found.submissions.length });
        const isErased = await erasePersonalData(open, found);
        return { submissions: found.submissions.length, isBusy: !isErased };
      }),
  };
}

/** The step that somebody else has set meanwhile. */
function otherStep({ step, events }: StoredSubmission, timeZone: string): StepOutcome {
  const last = events.findLast((event) => event.step !== null);
  const at = last && momentOf(last.done_at, timeZone);
  return { isSet: false, step, by: last?.done_by ?? "", at };
}
