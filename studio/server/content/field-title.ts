import { describe, labelOf, schemaAt } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { valueAt } from "#content/value-at.ts";

import type { Mistake } from "#content/check/mistake.ts";
import { nameOfEntry } from "#server/publish/content-changes.ts";
import { dataPath } from "../../contract/data-path.ts";

/**
 * What the studio calls the field at a path such as `start-dates/startDates/2/date`.
 * @param names of the entries of lists on the way to it; without one, an entry is a number
 */
export function fieldTitle(path: string, names: readonly (string | undefined)[] = []): string {
  const [name = "", ...steps] = path.split("/");
  const schema = documentSchema(name);
  const titles = [labelOf(schema, name)];
  let lists = 0;
  for (let count = 1; count <= steps.length; count += 1) {
    const inner = dataPath(steps.slice(0, count).join("/"));
    const step = inner.at(-1) ?? "";
    const field = schemaAt(schema, inner);
    const title =
      typeof step === "number"
        ? (names[lists++] ?? `${describe(field).meta.label ?? "Entry"} ${step + 1}`)
        : labelOf(field, step);
    // The list of start-dates.json is called like the document.
    if (title !== titles.at(-1)) titles.push(title);
  }
  return titles.join(" › ");
}

/** A mistake as a sentence with the names that the studio's views have. */
export function mistakeInWords({ document, path, says }: Mistake, documents: unknown = {}): string {
  const names = path.flatMap((step, index) =>
    typeof step === "number"
      ? [nameOfEntry(valueAt(documents, [document, ...path.slice(0, index + 1)]))]
      : [],
  );
  return `${fieldTitle([document, ...path.map(String)].join("/"), names)} ${says}`;
}
