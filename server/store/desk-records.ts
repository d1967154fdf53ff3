import type { Kysely } from "kysely";

import { countAll, type Figures } from "./figures.ts";
import {
  countSubmissions,
  findSubmission,
  findSubmissions,
  type Page,
  type StoredSubmission,
  type SubmissionFilter,
} from "./find-submissions.ts";
import { deleteSubmissions, findPerson, type PersonsSubmission } from "./person.ts";
import { countPurgeable } from "./purge.ts";
import { putBackAllDead, putBackMails } from "./put-back.ts";
import type { Tables } from "./tables.ts";

/** What the desk reads and changes, beyond what the site itself does. */
export interface DeskRecords {
  page(filter: SubmissionFilter, page: Page): Promise<StoredSubmission[]>;
  find(id: string): Promise<StoredSubmission | undefined>;
  count(filter: SubmissionFilter): Promise<number>;
  figures(): Promise<Figures>;
  /**
   * Has a submission's mails that were given up (dead) or held back (held) sent now (milliseconds
   * since 1970), with their whole time before them; returns how many.
   */
  putBack(submissionId: string, state: "dead" | "held", now: number): Promise<number>;
  /** The same for every mail that was given up. */
  putBackAllDead(now: number): Promise<number>;
  /** Everything that came from that address, however it is written. */
  findPerson(address: string): Promise<PersonsSubmission[]>;
  /** Deletes submissions and everything that goes with them; returns how many. */
  delete(ids: readonly string[]): Promise<number>;
  /** How many submissions `purge` would delete. */
  countPurgeable(receivedBefore: string): Promise<number>;
}

export function createDeskRecords(database: Kysely<Tables>): DeskRecords {
  return {
    page: (filter, page) => findSubmissions(database, filter, page),
    find: (id) => findSubmission(database, id),
    count: (filter) => countSubmissions(database, filter),
    figures: () => countAll(database),
    putBack: (submissionId, state, now) => putBackMails(database, submissionId, state, now),
    putBackAllDead: (now) => putBackAllDead(database, now),
    findPerson: (address) => findPerson(database, address),
    delete: (ids) => deleteSubmissions(database, ids),
    countPurgeable: (receivedBefore) => countPurgeable(database, receivedBefore),
  };
}
