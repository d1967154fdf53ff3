import { isDay, spelledDay } from "#content/calendar-day.ts";
import {
  describe,
  emptyValue,
  type FieldSchema,
  labelOf,
  schemaAt,
} from "#content/schema/describe.ts";
import { documentsSchema } from "#content/schema/documents.ts";
import { valueAt } from "#content/value-at.ts";

import { at, dataPath } from "#studio/contract/data-path.ts";
import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { type Fact, shownText } from "./facts.ts";

/** The schema of a field by its path with the document’s name in front. */
export function schemaOf(path: string): FieldSchema {
  return schemaAt(documentsSchema, dataPath(path));
}

/** The paths of the fields in a group; none in anything else. */
export function pathsIn(path: string): string[] {
  const described = describe(schemaOf(path));
  return described.kind === "group" ? Object.keys(described.shape).map((key) => at(path, key)) : [];
}

const isSingle = (path: string) => !["group", "list"].includes(describe(schemaOf(path)).kind);
const isList = (path: string) => describe(schemaOf(path)).kind === "list";

/** The path of what a field is in: a group, an entry of a list, or a list. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

const keyOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** What the owner calls a field, whatever its value is. */
export function nameOf(path: string): string {
  return labelOf(schemaOf(path), keyOf(path));
}

/** The part of a page that a field is in: a part of the page’s document, or another document. */
export function sectionOf(path: string): string {
  const [name = "", part] = path.split("/");
  const { meta } = describe(schemaOf(name));
  return meta.isPage && part !== undefined ? `${name}/${part}` : name;
}

/** What the sheet shows to edit a field: the group or the entry of a list that it is in. */
export function scopeOf(path: string): string {
  if (!isSingle(path)) return path;
  const parent = parentOf(path);
  if (parent === "" || isList(parent)) return path;
  // A button within a section is edited with the section.
  const section = sectionOf(path);
  const isInList = path.split("/").some((step) => /^\d+$/.test(step));
  return isInList || !parent.startsWith(`${section}/`) || section === parent ? parent : section;
}

/** Whether a field is in an entry of a list that was just added: nothing in it is wrong yet. */
export function isUntouched(state: DraftState, path: string): boolean {
  const [entry] = /^.*\/\d+(?=\/)/.exec(path) ?? [];
  if (entry === undefined) return false;
  const added = emptyValue(schemaOf(entry));
  return JSON.stringify(valueIn(state, entry)) === JSON.stringify(added);
}

/** What the owner calls a field: its heading on the page, its label, or “Paragraph 2”. */
export function titleOf(state: DraftState, path: string): string {
  const { facts } = state;
  const value = valueIn(state, path);
  const key = keyOf(path);
  const schema = schemaOf(path);
  const { label, isRare } = describe(schema).meta;
  if (!/^\d+$/.test(key)) {
    const heading = isRare ? undefined : firstTextAt([value], ["heading", "title"]);
    return heading ? shownText(calm(heading), facts) : labelOf(schema, key);
  }
  if (label && isSingle(path)) return `${label} ${Number(key) + 1}`;
  return labelOfEntry(schema, value, Number(key), facts);
}

/** A heading in capital letters, of which some scripts have none, with capital initials only. */
function calm(heading: string): string {
  const words = heading.replaceAll("{SCHOOL}", "{school}");
  const isLoud = /\s/.test(words) && !/[\p{Ll}\p{Lo}]/u.test(words.replaceAll(/\{\w+\}/g, ""));
  if (!isLoud) return heading;
  return words.replaceAll(/(?<=\p{L})\p{Lu}+/gu, (letters) => letters.toLowerCase());
}

/** The id of a field’s control. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll("/", "-")}`;
}

/** What was chosen in an entry of a list, such as the step to which a reply leads, and its name. */
export function choiceOfEntry(schema: FieldSchema, entry: unknown) {
  return textsOf(schema, entry, false).find(({ choice }) => choice !== undefined);
}

/** The label of an entry of a list: its first words, day or choice; of a picture, its number. */
export function labelOfEntry(
  schema: FieldSchema,
  entry: unknown,
  index: number,
  facts: readonly Fact[],
): string {
  const { isPicture } = describe(schema).meta;
  const texts = textsOf(schema, entry, !isPicture);
  const words = texts.find(({ isWords }) => isWords) ?? texts[0];
  if (words) return cut(shownText(words.text, facts), LONGEST_LABEL);
  return isPicture ? `Picture ${index + 1}` : "Not written yet";
}

/** How an entry of a list goes on after its label, without a greeting on a line of its own. */
export function beginningOfEntry(
  schema: FieldSchema,
  entry: unknown,
  facts: readonly Fact[],
): string | undefined {
  const [, next] = textsOf(schema, entry, false).filter(({ isWords }) => isWords);
  return next && cut(shownText(next.text, facts).replace(OPENING, ""), LONGEST_BEGINNING);
}

/** In characters: search engines show no more of a page’s description. */
const LONGEST_DESCRIPTION = 155;
const LONGEST_LABEL = 50;
const LONGEST_BEGINNING = 90;
/** How letters open, by which nobody tells them apart: a line with a greeting, and thanks. */
const OPENING = /^.*\n\s*(?:Thank.*?[.!?]\s+(?=\S))?/;

/**
 * A text to begin with for search engines, from a page’s heading and first sentence, or for people
 * who cannot see a picture, from what stands beside it. Undefined for other fields.
 * @param around the document, or the group around the picture
 */
export function proposedText(path: string, around: (path: string) => unknown): string | undefined {
  const [name = "", ...steps] = path.split("/");
  if (steps.join("/") === "page/description") {
    const words = textsOf(schemaOf(name), around(name), false).filter(({ isWords }) => isWords);
    const [heading = "", ...others] = words.map(({ text }) => text);
    const sentence = others.find((text) => /[.!?]/.test(text)) ?? "";
    const text = `${heading.replace(/[.!?]?$/, ".")} ${sentence.replace(/([.!?])\s.*$/s, "$1")}`;
    return cut(text.trim(), LONGEST_DESCRIPTION);
  }
  if (steps.at(-1) !== "alt") return undefined;
  // The picture itself, or what it is in.
  const groups = [parentOf(path), parentOf(parentOf(path))].map(around);
  return firstTextAt(groups, ["title", "heading", "name"]);
}

function firstTextAt(groups: readonly unknown[], keys: readonly string[]): string | undefined {
  return groups
    .flatMap((group) => keys.map((key) => valueAt(group, [key])))
    .find((text): text is string => typeof text === "string" && text !== "");
}

/** The texts of an entry that mean something to the owner: a title, then the others in their order. */
function textsOf(
  schema: FieldSchema,
  value: unknown,
  hasRare: boolean,
): { text: string; isWords: boolean; choice?: string }[] {
  const described = describe(schema);
  if (described.meta.isRare && !hasRare) return [];
  if (described.kind === "list" && Array.isArray(value)) {
    return value.flatMap((entry: unknown) => textsOf(described.entry, entry, hasRare));
  }
  if (described.kind === "group") {
    const titleFirst = Object.entries(described.shape).toSorted(
      ([one], [other]) => Number(other === "title") - Number(one === "title"),
    );
    return titleFirst.flatMap(([key, inner]) =>
      typeof value === "object" && value ? textsOf(inner, Reflect.get(value, key), hasRare) : [],
    );
  }
  if (typeof value !== "string" || value.trim() === "") return [];
  if (described.meta.isWords) return [{ text: value, isWords: true }];
  if (isDay(value)) return [{ text: spelledDay(value), isWords: false }];
  const choice = described.meta.choices?.[value];
  return choice ? [{ text: choice, isWords: false, choice: value }] : [];
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).replace(/\W*\s\S*$/, "")}…` : text;
}
