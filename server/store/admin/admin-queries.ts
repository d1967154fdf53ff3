import type { Kysely } from "kysely";

import { countPurgeable } from "../records/purge-submissions.ts";
import type { Tables } from "../schema/tables.ts";
import { deleteSubmissions, findPerson } from "./erase-person.ts";
import {
  countSubmissions,
  findIdsByReference,
  findSubmission,
  findSubmissions,
  type Page,
  type SubmissionFilter,
} from "./find-submissions.ts";
import { hurryMails, requeueAllDead, requeueMails } from "./requeue.ts";
import { countAll } from "./submission-counts.ts";

/** The queries of the admin CLI; each function is documented at its definition. */
export type AdminQueries = ReturnType<typeof createAdminQueries>;

export function createAdminQueries(database: Kysely<Tables>) {
  return {
    page: (filter: SubmissionFilter, page: Page) => findSubmissions(database, filter, page),
    find: (id: string) => findSubmission(database, id),
    findIdsByReference: (reference: string) => findIdsByReference(database, reference),
    count: (filter: SubmissionFilter) => countSubmissions(database, filter),
    figures: () => countAll(database),
    requeue: (submissionId: string, state: "dead" | "held", now: number) =>
      requeueMails(database, submissionId, state, now),
    requeueAllDead: (now: number) => requeueAllDead(database, now),
    hurry: (submissionId: string, now: number) => hurryMails(database, submissionId, now),
    findPerson: (address: string) => findPerson(database, address),
    delete: (ids: readonly string[]) => deleteSubmissions(database, ids),
    countPurgeable: (receivedBefore: string) => countPurgeable(database, receivedBefore),
  };
}
