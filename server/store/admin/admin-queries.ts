import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import { countPurgeable } from "../records/purge-submissions.ts";
import type { Tables } from "../schema/tables.ts";
import { countAnswers, distinctAnswers } from "./count-answers.ts";
import { deleteSubmissions, findPerson } from "./erase-person.ts";
import * as finding from "./find-submissions.ts";
import {
  acceptSender,
  markAdvertising,
  refusedAmong,
  refuseSender,
  release,
} from "./refused-senders.ts";
import { requeueAllDead, resendMails } from "./requeue.ts";
import { addNote, countSteps, markAnswered, setStep } from "./steps.ts";
import { countAll } from "./submission-counts.ts";

/** The queries of the admin CLI and the studio; each function is documented at its definition. */
export type AdminQueries = ReturnType<typeof createAdminQueries>;

export function createAdminQueries(database: Kysely<Tables>, engine: Engine["name"]) {
  return {
    page: finding.findSubmissions.bind(null, database, engine),
    find: finding.findSubmission.bind(null, database),
    findIdsByReference: finding.findIdsByReference.bind(null, database),
    count: finding.countSubmissions.bind(null, database, engine),
    findByEmail: finding.findByEmail.bind(null, database),
    figures: countAll.bind(null, database, engine),
    distinctAnswers: distinctAnswers.bind(null, database, engine),
    countAnswers: countAnswers.bind(null, database, engine),
    requeueAllDead: requeueAllDead.bind(null, database),
    resend: resendMails.bind(null, database),
    release: release.bind(null, database),
    markAdvertising: markAdvertising.bind(null, database),
    refuseSender: refuseSender.bind(null, database),
    acceptSender: acceptSender.bind(null, database),
    isRefused: async (email: string) => (await refusedAmong(database, [email])).has(email),
    setStep: setStep.bind(null, database),
    addNote: addNote.bind(null, database),
    markAnswered: markAnswered.bind(null, database, engine),
    countSteps: countSteps.bind(null, database, engine),
    findPerson: findPerson.bind(null, database),
    delete: deleteSubmissions.bind(null, database),
    countPurgeable: countPurgeable.bind(null, database),
  };
}
