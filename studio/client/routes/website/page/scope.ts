import { describe, labelOf, schemaAt } from "#content/schema/describe.ts";
import { documentsSchema } from "#content/schema/documents.ts";

import { dataPath } from "../../../../contract/data-path.ts";
import type { Fact } from "../fields/facts.ts";
import { labelOfEntry } from "../fields/label-of-entry.ts";

/** The schema of a field by its path with the document’s name in front. */
export function schemaOf(path: string): unknown {
  return schemaAt(documentsSchema, dataPath(path));
}

const isSingle = (path: string) => !["group", "list"].includes(describe(schemaOf(path)).kind);
const isList = (path: string) => describe(schemaOf(path)).kind === "list";

/** The path of what a field is in: a group, an entry of a list, or a list. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
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

/** What the owner calls a field. */
export function titleOf(path: string, value: unknown, facts: readonly Fact[]): string {
  const key = path.slice(path.lastIndexOf("/") + 1);
  const schema = schemaOf(path);
  const { label, isDelivered } = describe(schema).meta;
  const isEntry = /^\d+$/.test(key) && !(isDelivered && label);
  return isEntry ? labelOfEntry(schema, value, Number(key), facts) : labelOf(schema, key);
}
