import { spelledDay } from "#content/calendar-day.ts";
import { count } from "#content/count.ts";
import { fillIn } from "#content/fill-in.ts";
import { placesLeft } from "#content/course/spell-start-date.ts";
import { type FieldSchema, pictureName, schemaAt } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";

import {
  asChange,
  differenceName,
  type DocumentDifference,
} from "#server/publish/content-changes.ts";
import type { ContentChange } from "#server/store/content/version-history.ts";
import { isInCourses, placeUrl } from "../../contract/data-path.ts";
import { fieldTitle } from "../content/field-title.ts";

/** An entry of a list in the history’s words, by its name or its number. */
const ENTRY = /“(.+?)”|entry \d+/g;
const ISO_DAY = /\d{4}-\d{2}-\d{2}/;

/** A value on one side of a change: words, or a picture by its name; undefined where there is none. */
export type ShownValue = { text: string } | { picture: string } | undefined;

/** A value that was changed, as the owner calls it. */
export type NamedChange = Record<"before" | "after", ShownValue> & { title: string };

/** A change that visitors do not see yet. */
export type PendingChange = ReturnType<typeof pendingChange>;

/** The changes of one place of the studio. */
export type ChangeGroup = ReturnType<typeof changeGroups>[number];

/** What the facts in texts stand for, such as `{weeks}`. */
export type Facts = ReadonlyMap<string, string>;

/** A change as the history keeps it, in the owner’s words, with facts as visitors read them now. */
export function changeInWords(change: ContentChange, facts: Facts): NamedChange {
  return fillIn(namedChange(change), facts);
}

function namedChange({ field, path, before, after }: ContentChange): NamedChange {
  const [document = "", list, , inner] = path.split("/");
  const [day] = ISO_DAY.exec(field) ?? [];
  let title = fieldTitle(
    path,
    Array.from(field.matchAll(ENTRY), ([, name]) => name),
  );
  if (document === "start-dates" && list === "startDates" && day) {
    const date = spelledDay(day);
    if (inner === undefined) {
      const entry = (text: string | null) => textValue(text === null ? null : entryInWords(text));
      return { title: date, before: entry(before), after: entry(after) };
    }
    title = `${date}: ${title.slice(title.lastIndexOf("› ") + 2)}`;
    if (inner === "seats") return { title, before: seatsValue(before), after: seatsValue(after) };
  }
  return { title, before: textValue(before), after: textValue(after) };
}

/** “2027-03-01, 12” in words: the day is the title, so that “start date, 12 places” is left. */
function entryInWords(text: string): string {
  const [, ...others] = text.split(", ");
  if (others.length === 0) return "start date, open";
  const words = others.map((word) => {
    if (word === "0") return "full";
    return /^\d+$/.test(word) ? count(Number(word), "place", "places") : word;
  });
  return ["start date", ...words].join(", ");
}

/** What visitors see of a number of places left. */
const seen = { open: "open", few: "few places left", full: "full" };

function seatsValue(text: string | null): ShownValue {
  if (text === null) return undefined;
  return { text: `${text}: visitors see “${seen[placesLeft(Number(text))]}”` };
}

function textValue(text: string | null): ShownValue {
  return text === null ? undefined : { text };
}

/** The changes by the place of the studio in which they were made, in an order that stays. */
export function changeGroups(differences: readonly DocumentDifference[], facts: Facts) {
  const groups = Map.groupBy(differences, ({ document }) => placeUrl(document));
  const inOrder = [...groups].toSorted(([one], [other]) => one.localeCompare(other));
  return inOrder.map(([to, changed]) => {
    const { document = "" } = changed[0] ?? {};
    const title = isInCourses(document) ? "Courses" : fieldTitle(document);
    return { title, to, changes: changed.map((difference) => pendingChange(difference, facts)) };
  });
}

/** A change that visitors do not see yet: with its pictures, and without the title of its place. */
function pendingChange(difference: DocumentDifference, facts: Facts) {
  const { before, after, path, document } = difference;
  const change = asChange(difference);
  const named = changeInWords(change, facts);
  const schema = schemaAt(documentSchema(document), path);
  const place = `${fieldTitle(document)} › `;
  return {
    /** Names the change, to take it back. */
    id: changeId(difference),
    isNewDate: document === "start-dates" && path.length === 2 && before === undefined,
    title: named.title.startsWith(place) ? named.title.slice(place.length) : named.title,
    before: shownPicture(schema, before) ?? named.before,
    after: shownPicture(schema, after) ?? named.after,
  };
}

/** Names a difference among all, with its values: once they have changed, it is another one. */
export function changeId(difference: DocumentDifference): string {
  return [difference.document, ...difference.path, differenceName(difference)].join("/");
}

function shownPicture(schema: FieldSchema, value: unknown): ShownValue {
  const picture = pictureName(schema, value);
  return picture === undefined ? undefined : { picture };
}
