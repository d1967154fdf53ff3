import { givenName, lengthName } from "../../contract/field-names.ts";
import { at } from "../../contract/data-path.ts";
import { describe } from "#content/schema/describe.ts";

/** A posted form's texts by the path of their field. */
export type PostedFields = ReadonlyMap<string, string>;

/** Puts a document together from a posted form; `undefined` for what is left out. */
export function readFields(schema: unknown, posted: PostedFields, path = ""): unknown {
  const described = describe(schema);
  const { absence } = described;
  const text = (posted.get(path) ?? "").replaceAll("\r\n", "\n").trim();
  switch (described.kind) {
    case "group":
    case "list": {
      if (absence && !posted.has(givenName(path))) return absence === "null" ? null : undefined;
      if (described.kind === "group") {
        const values = Object.entries(described.shape)
          .map(([name, inner]) => [name, readFields(inner, posted, at(path, name))] as const)
          .filter(([, value]) => value !== undefined);
        return Object.fromEntries(values);
      }
      const { entry } = described;
      const length = Math.min(Number(posted.get(lengthName(path)) ?? 0), LONGEST_LIST);
      return Array.from({ length }, (_, index) => readFields(entry, posted, at(path, index)));
    }
    case "check":
      return posted.has(path) ? true : undefined;
    case "number":
      // Any other text is kept as typed, so that the check for mistakes reports it.
      if (text === "") return absence ? undefined : "";
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    default:
      return text === "" && absence ? undefined : text;
  }
}

/** The most entries read for a list, so that a forged length cannot fill the memory. */
const LONGEST_LIST = 500;
