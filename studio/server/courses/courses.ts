import { isDeepStrictEqual } from "node:util";

import type { Content } from "#content/content.ts";

import type { Media } from "../../../content/check/media.ts";
import { findMistakes } from "../../../content/check/mistakes.ts";
import type { Documents } from "../../../content/schema/documents.ts";
import { schoolDate } from "../../../server/core/school-clock.ts";
import { type Draft, hashOf, readDraft, saveDraft } from "../../../server/publish/content-draft.ts";
import type { StudioStore } from "../studio-store.ts";
import { mistakeInWords } from "../content/field-title.ts";
import type { ShownFacts } from "./count-shown.ts";

/** The documents of the page, each with the hash of what was seen, by which it is saved again. */
export type CourseDocuments = Pick<Documents, "start-dates" | "course">;
export type DatesDocument = Documents["start-dates"];
export type DateEntry = DatesDocument["startDates"][number];
export type CourseDocument = Documents["course"];

export interface SavedDocument<Value> {
  value: Value;
  hash: string;
}

/** The outcome of saving a document. */
export type SaveOutcome =
  | { status: "saved"; hash: string }
  | { status: "mistakes"; sentences: readonly string[] }
  /** Somebody else has saved it meanwhile; nothing was saved. */
  | { status: "overtaken"; by: string | undefined };

interface Services {
  store: Pick<StudioStore, "use">;
  /** Who saves. */
  user: () => string;
  /** What visitors see. */
  content: () => Content;
  media: (uploads: Media["uploads"]) => Media;
  /** How many times pages show the facts of the course. */
  countShown: () => Promise<ShownFacts>;
  now: () => number;
}

const currencyNames = new Intl.DisplayNames("en", { type: "currency" });
/** Currencies that schools in Mexico write prices in stand first. */
const FIRST = ["USD", "MXN", "EUR", "GBP", "CAD"];

/** Reads and saves the start dates, and the price and hours of the course. */
export function createCourses(services: Services) {
  const { store, user, content, countShown, now } = services;
  const media = services.media(new Map());
  return {
    countShown,
    read: () =>
      store.use(async ({ store: { admin }, services: stored }) => {
        const draft = withoutMistakes(await readDraft(stored), media);
        const counts = await admin.countAnswers("courseDates");
        return {
          "start-dates": savedIn(draft, "start-dates"),
          course: savedIn(draft, "course"),
          today: schoolDate(now(), content().school.timeZone),
          /** The number of applications for each date, by its label. */
          asked: Object.fromEntries(counts.map(({ answer, submissions }) => [answer, submissions])),
          /** The most people in a class; undefined while the school does not say it. */
          classSize: documentIn(draft, "course-details").classSize?.most,
          currencies: currencies(),
        };
      }),
    /**
     * Saves a document, unless it has mistakes.
     * @param seen the hash of what the owner saw before changing it
     */
    save: (name: keyof CourseDocuments, value: unknown, seen: string) =>
      store.use(async ({ services: stored }): Promise<SaveOutcome> => {
        const mistakes = findMistakes({ [name]: value }, media);
        if (mistakes.length > 0) {
          return { status: "mistakes", sentences: mistakes.map(mistakeInWords) };
        }
        const { published } = await readDraft(stored);
        // In the order in which it is published, if it is the same: then nothing has changed.
        const ordered = isDeepStrictEqual(published[name], value) ? published[name] : value;
        const outcome = await saveDraft({ name, value: ordered, seen, by: user() }, stored);
        if ("hash" in outcome) return { status: "saved", hash: outcome.hash };
        const { documents, rows } = outcome.overtakenBy;
        if (isDeepStrictEqual(documents[name], ordered)) {
          return { status: "saved", hash: hashOf(outcome.overtakenBy, name) };
        }
        return { status: "overtaken", by: rows.find((row) => row.name === name)?.by };
      }),
  };
}

/** The draft, with what visitors see in the place of what the view could not show. */
function withoutMistakes(draft: Draft, media: Media): Draft {
  const { published, documents } = draft;
  const shown = ["start-dates", "course"].map((name) => {
    const isGood = findMistakes({ [name]: documents[name] }, media).length === 0;
    return [name, isGood ? documents[name] : published[name]];
  });
  return { ...draft, documents: { ...documents, ...Object.fromEntries(shown) } };
}

function savedIn<Name extends keyof CourseDocuments>(
  draft: Draft,
  name: Name,
): SavedDocument<Documents[Name]> {
  return { value: documentIn(draft, name), hash: hashOf(draft, name) };
}

/** Trusts the schema, by which documents are checked before they are saved or published. */
function documentIn<Name extends keyof Documents>(
  { documents }: Draft,
  name: Name,
): Documents[Name] {
  return documents[name] as Documents[Name];
}

function currencies(): [code: string, name: string][] {
  const codes = new Set([...FIRST, ...Intl.supportedValuesOf("currency")]);
  return [...codes].map((code) => [code, currencyNames.of(code) ?? code]);
}
