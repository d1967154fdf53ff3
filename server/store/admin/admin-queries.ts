import type { Kysely } from "kysely";

import type { Step } from "#forms/steps.ts";

import { countPurgeable } from "../records/purge-submissions.ts";
import type { Engine } from "../engines/engine.ts";
import type { Tables } from "../schema/tables.ts";
import { countAnswers, distinctAnswers } from "./count-answers.ts";
import { deleteSubmissions, findPerson } from "./erase-person.ts";
import {
  countSubmissions,
  findByEmail,
  findIdsByReference,
  findSubmission,
  findSubmissions,
  type Page,
} from "./find-submissions.ts";
import { type RequeuedState, requeueAllDead, requeueMails, resendMails } from "./requeue.ts";
import { acceptSender, markAdvertising, refusedAmong, refuseSender } from "./refused-senders.ts";
import type { IndexedAnswer, SubmissionFilter } from "./submission-filter.ts";
import { addNote, countSteps, type Doing, markAnswered, setStep } from "./steps.ts";
import { countAll } from "./submission-counts.ts";

/** The queries of the admin CLI and the studio; each function is documented at its definition. */
export type AdminQueries = ReturnType<typeof createAdminQueries>;

export function createAdminQueries(database: Kysely<Tables>, engine: Engine["name"]) {
  return {
    page: (filter: SubmissionFilter, page: Page) => findSubmissions(database, engine, filter, page),
    find: (id: string) => findSubmission(database, id),
    findIdsByReference: (reference: string) => findIdsByReference(database, reference),
    count: (filter: SubmissionFilter) => countSubmissions(database, engine, filter),
    figures: () => countAll(database, engine),
    distinctAnswers: (answer: IndexedAnswer) => distinctAnswers(database, engine, answer),
    countAnswers: (answer: IndexedAnswer) => countAnswers(database, engine, answer),
    requeue: (submissionId: string, state: RequeuedState, now: number) =>
      requeueMails(database, submissionId, state, now),
    markAdvertising: (submissionId: string, doing: Doing) =>
      markAdvertising(database, submissionId, doing),
    refuseSender: (email: string, doing: Doing) => refuseSender(database, email, doing),
    acceptSender: (email: string) => acceptSender(database, email),
    isRefused: async (email: string) => (await refusedAmong(database, [email])).has(email),
    requeueAllDead: (now: number) => requeueAllDead(database, now),
    resend: (submissionId: string, now: number) => resendMails(database, submissionId, now),
    setStep: (submissionId: string, change: { from: Step; to: Step }, doing: Doing) =>
      setStep(database, submissionId, change, doing),
    addNote: (submissionId: string, note: string, doing: Doing) =>
      addNote(database, submissionId, note, doing),
    markAnswered: (filter: SubmissionFilter, doing: Doing) =>
      markAnswered(database, engine, filter, doing),
    countSteps: (filter: SubmissionFilter, most: number) =>
      countSteps(database, engine, filter, most),
    findByEmail: (email: string, limit: number) => findByEmail(database, email, limit),
    findPerson: (address: string) => findPerson(database, address),
    delete: (ids: readonly string[]) => deleteSubmissions(database, ids),
    countPurgeable: (receivedBefore: string) => countPurgeable(database, receivedBefore),
  };
}
