import { type Kysely, sql } from "kysely";

import { type Step, steps } from "#forms/steps.ts";

import { countRows } from "../count-rows.ts";
import type { Engine } from "../engines/engine.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";
import {
  type Cursor,
  isAfter,
  type Page,
  type StoredSubmission,
  wholeOnes,
} from "./find-submissions.ts";
import { isWanted, matches, type SubmissionFilter } from "./submission-filter.ts";

/** What waits for the school’s first answer. */
export const WAITING = { step: "new" } satisfies SubmissionFilter;

/**
 * The highest of a person’s submissions is the newest application, or else message: its first
 * character says which, and from its 26th it is the step.
 */
const RANK = sql<string>`case when form = 'application' then '1' else '0' end || received_at || step`;

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

interface PeoplePage extends Page {
  /** What the list is about, if this is a part of it. */
  about?: SubmissionFilter;
  /** Leaves out everybody of whom something matches one of these. */
  except?: readonly SubmissionFilter[];
}

/**
 * Finds and counts people: what comes from one address is one person’s. What is put aside, or is
 * advertising, stays by itself, because its sender may have made up the address of somebody else.
 */
export function createPeople(database: Kysely<Tables>, engine: Engine["name"]) {
  const matching = (filter: SubmissionFilter) =>
    database.selectFrom("submissions").where((build) => matches(build, engine, filter));

  /**
   * Counts the people who have sent what matches: all, and by step. Who waits is new, unless their
   * newest application has its answer: they are at its step, and have written again.
   */
  async function countSteps(filter: SubmissionFilter) {
    const people = matching(filter)
      .where(isWanted)
      .select([
        sql<Step>`substr(max(${RANK}), 26)`.as("step"),
        sql<string>`substr(max(${RANK}), 1, 1)`.as("form"),
        sql<number>`count(*) filter (where step = ${WAITING.step})`.as("waiting"),
      ])
      .groupBy(({ fn }) => fn.coalesce("email", "id"));
    const [counted, unwanted] = await Promise.all([
      database
        .selectFrom(people.as("people"))
        .select(({ fn }) => ["step", "form", "waiting", fn.countAll<number>().as("count")])
        .groupBy(["step", "form", "waiting"])
        .execute(),
      countRows(matching(filter).where((build) => build.not(isWanted(build)))),
    ]);
    const placed = counted.map(({ step, form, waiting, count }) => {
      const isAgain = waiting > 0 && form === "1" && step !== WAITING.step;
      return { isAgain, step: waiting > 0 && !isAgain ? WAITING.step : step, count };
    });
    const sumOf = (some: typeof placed) => some.reduce((sum, { count }) => sum + count, 0);
    const again = sumOf(placed.filter(({ isAgain }) => isAgain));
    return {
      all: sumOf(placed) + unwanted,
      /** With how many wait beside those who are new: they are at the step of their application. */
      steps: steps.map((step) => ({
        step,
        people: sumOf(placed.filter((one) => one.step === step)),
        again: step === WAITING.step ? again : 0,
      })),
    };
  }

  /** How many people have sent what matches, or are at that step; may stop counting at `most`. */
  async function countPeople(filter: SubmissionFilter, most?: number): Promise<number> {
    const { step, ...others } = filter;
    if (isHandled(step)) {
      const { steps: counted } = await countSteps(others);
      return counted.find((one) => one.step === step)?.people ?? 0;
    }
    const people = matching(filter)
      .select((build) => personOf(build, filter).as("person"))
      .distinct()
      .$if(most !== undefined, (query) => query.limit(most ?? 0));
    return countRows(database.selectFrom(people.as("people")));
  }

  /** What these people have sent, the newest first, without the contents. */
  async function sentBy(people: readonly string[], filter: SubmissionFilter) {
    const found = await matching(filter)
      .select((build) => [
        ...(["id", "form", "received_at", "step"] as const),
        personOf(build, filter).as("person"),
      ])
      .where(({ eb, or }) => or([eb("id", "in", people), eb("email", "in", people)]))
      .execute();
    // SQLite would read all submissions in this order.
    return found.toSorted((a, b) => (a.received_at + a.id < b.received_at + b.id ? 1 : -1));
  }

  async function withSubmissions(places: readonly Place[], about: SubmissionFilter) {
    if (places.length === 0) return [];
    const people = places.map(({ person }) => person);
    const [sent, listed] = await Promise.all([sentBy(people, {}), sentBy(people, about)]);
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

  return {
    /** One page of the people who have sent what matches. */
    async people(filter: SubmissionFilter, page: PeoplePage): Promise<Person[]> {
      const { order, limit, about = filter, except = [] } = page;
      const isOldest = order === "oldest first";
      const direction = isOldest ? "asc" : "desc";
      const listed = matching(filter).select((build) => [
        "id",
        "received_at",
        senderOf(build, filter).as("sender"),
        RANK.as("rank"),
      ]);
      const { step, ...others } = filter;
      const earlier = isHandled(step)
        ? matching(others).where(({ and, eb, or }) =>
            or([
              sql<boolean>`(${RANK}, id) > (listed.rank, listed.id)`,
              // Who waits is new without an application that has its answer.
              and([eb("step", "=", WAITING.step), sql<boolean>`listed.rank < '1'`]),
            ]),
          )
        : matching(filter).where(
            sql<boolean>`(received_at, id) ${sql.raw(isOldest ? "<" : ">")} (listed.received_at, listed.id)`,
          );
      const theirs = earlier.where(isWanted).where("email", "=", sql<string>`listed.sender`);
      const places = await database
        .selectFrom(listed.as("listed"))
        .select((build) => ["id", "received_at", build.fn.coalesce("sender", "id").as("person")])
        // What comes before this is theirs already.
        .where(({ exists, not }) => not(exists(theirs.select("id"))))
        .where(({ and, eb, or }) =>
          and(
            except.map((those) => {
              const they = matching(those).select((of) => personOf(of, those).as("person"));
              return or([eb("sender", "is", null), eb("sender", "not in", they)]);
            }),
          ),
        )
        .where(isAfter(page))
        .orderBy("received_at", direction)
        .orderBy("id", direction)
        .limit(limit)
        .execute();
      return withSubmissions(places, about);
    },

    countPeople,
    countSteps,
  };
}

/** Whether a step is one of those who have an answer. */
const isHandled = (step: Step | undefined): step is Exclude<Step, "new"> =>
  step !== undefined && step !== WAITING.step;

type Place = Cursor & { person: string };

type SubmissionBuilder = Parameters<typeof isWanted>[0];

/** The address by which a submission is a person’s; null for one that stays by itself. */
function senderOf(build: SubmissionBuilder, { step }: SubmissionFilter) {
  // A filter by step finds only what is wanted.
  if (step) return build.ref("email");
  return build.case().when(isWanted(build)).then(build.ref("email")).end();
}

/** Whose a submission is: its sender’s, or for one that stays by itself its own. */
function personOf(build: SubmissionBuilder, filter: SubmissionFilter) {
  return build.fn.coalesce(senderOf(build, filter), build.ref("id"));
}
