import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";
import { type Cursor, type StoredSubmission, wholeOnes } from "./find-submissions.ts";
import { isWanted, matches, type SubmissionFilter, WAITING } from "./submission-filter.ts";

/** What was sent from one address, as one row of a list. */
export interface Person {
  /** Where they stand: the first of theirs in the list’s order, or what has the list’s step. */
  place: Cursor;
  /** What they have sent last, of what the list is about. */
  newest: StoredSubmission;
  /** What to answer, of what the list is about: the newest application, or else message. */
  subject: StoredSubmission;
  /** Their newest application, in the list or not. */
  application: StoredSubmission | undefined;
  /** What of theirs waits, and came no later than the newest. */
  waiting: readonly string[];
  /** How many they have sent at all. */
  applications: number;
  messages: number;
}

type Place = Cursor & { person: string };

/** Those who stand at these places of a list, with what they have sent. */
export async function readPeople(
  database: Kysely<Tables>,
  engine: Engine["name"],
  places: readonly Place[],
  about: SubmissionFilter,
): Promise<Person[]> {
  if (places.length === 0) return [];
  const people = places.map(({ person }) => person);
  const sentIn = (filter: SubmissionFilter) => sentBy(database, engine, people, filter);
  const [sent, listed] = await Promise.all([sentIn({}), sentIn(about)]);
  const isApplication = ({ form }: Pick<SubmissionsTable, "form">) => form === "application";
  const named = places.map(({ person, ...place }) => {
    const own = listed.filter((one) => one.person === person);
    const all = sent.filter((one) => one.person === person);
    const applications = all.filter(isApplication);
    return {
      place,
      newest: own[0]?.id ?? "",
      waiting: all
        .slice(all.findIndex(({ id }) => id === own[0]?.id))
        .filter(({ step }) => step === WAITING.step)
        .map(({ id }) => id),
      subject: (own.find(isApplication) ?? own[0])?.id ?? "",
      application: applications[0]?.id ?? "",
      applications: applications.length,
      messages: all.length - applications.length,
    };
  });
  const ids = named.flatMap(({ newest, subject, application }) => [newest, subject, application]);
  const whole = await wholeOnes(database, [...new Set(ids)]);
  return named.flatMap((row) => {
    const newest = whole.get(row.newest);
    const subject = whole.get(row.subject);
    if (!newest || !subject) return [];
    return { ...row, newest, subject, application: whole.get(row.application) };
  });
}

/** What these people have sent, the newest first, without the contents. */
async function sentBy(
  database: Kysely<Tables>,
  engine: Engine["name"],
  people: readonly string[],
  filter: SubmissionFilter,
) {
  const found = await database
    .selectFrom("submissions")
    .where((build) => matches(build, engine, filter))
    .select((build) => [
      ...(["id", "form", "received_at", "step"] as const),
      personOf(build, filter).as("person"),
    ])
    .where(({ eb, or }) => or([eb("id", "in", people), eb("email", "in", people)]))
    .execute();
  // SQLite would read all submissions in this order.
  return found.toSorted((a, b) => (a.received_at + a.id < b.received_at + b.id ? 1 : -1));
}

type SubmissionBuilder = Parameters<typeof isWanted>[0];

/** The address by which a submission is a person’s; null for one that stays by itself. */
export function senderOf(build: SubmissionBuilder, { step }: SubmissionFilter) {
  // A filter by step finds only what is wanted.
  if (step) return build.ref("email");
  return build.case().when(isWanted(build)).then(build.ref("email")).end();
}

/** Whose a submission is: its sender’s, or for one that stays by itself its own. */
export function personOf(build: SubmissionBuilder, filter: SubmissionFilter) {
  return build.fn.coalesce(senderOf(build, filter), build.ref("id"));
}
