import { type Kysely, sql } from "kysely";

import type { FormName } from "#forms/contract.ts";
import { type Step, steps } from "#forms/steps.ts";

import { countRows } from "../count-rows.ts";
import type { Engine } from "../engines/engine.ts";
import type { Tables } from "../schema/tables.ts";
import { isAfter, type Page } from "./find-submissions.ts";
import { type Person, personOf, readPeople, senderOf } from "./read-people.ts";
import { isWanted, matches, type SubmissionFilter, WAITING } from "./submission-filter.ts";

/**
 * The highest of a person’s submissions is the newest application, or else message: its first
 * character says which, and from its 26th it is the step.
 */
const RANK = sql<string>`case when form = 'application' then '1' else '0' end || received_at || step`;

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
      return readPeople(database, engine, places, about);
    },

    countPeople,
    countSteps,

    /** When each person first wrote, of those since then, and what is theirs: one who applies is no asker. */
    async newPeople(since: string) {
      const people = matching({})
        .where(isWanted)
        .select(({ fn }) => [
          fn.min<string>("received_at").as("first"),
          fn.min<FormName>("form").as("form"),
        ])
        .groupBy(({ fn }) => fn.coalesce("email", "id"));
      const listed = database.selectFrom(people.as("people")).selectAll();
      return listed.where("first", ">=", since).execute();
    },
  };
}

/** Whether a step is one of those who have an answer. */
const isHandled = (step: Step | undefined): step is Exclude<Step, "new"> =>
  step !== undefined && step !== WAITING.step;
