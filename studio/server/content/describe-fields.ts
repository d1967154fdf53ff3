import type { Mistake } from "../../../content/check/mistake.ts";
import type { Field } from "../../contract/content-editing.ts";
import { fieldWords, labelOfEntry } from "./field-words.ts";
import { at } from "./data-path.ts";
import { describe } from "./schema-kinds.ts";

/** Texts with more characters than this get a control of several lines. */
const LONG_TEXT = 60;

interface FieldContext {
  /** The file's name, `start-dates`. */
  file: string;
  mistakes: readonly Mistake[];
  /** The names of the pictures that can replace a picture; empty if `key` names no picture. */
  picturesLike: (name: string, key: string) => readonly string[];
}

/** The form's fields for a document. */
export function describeFields(
  schema: unknown,
  value: unknown,
  context: FieldContext,
  path = "",
): Field {
  const described = describe(schema);
  const words = fieldWords(context.file, path);
  const error = context.mistakes.find((mistake) => mistake.path.join("/") === path)?.says;
  const named = { path, ...words, ...(error && { error }) };
  const isOptional = described.absence !== undefined;
  const isAbsent = isOptional && (value === undefined || value === null);

  switch (described.kind) {
    case "group": {
      if (isAbsent) return { ...named, kind: "absent" };
      const fields = Object.entries(described.shape).map(([name, inner]) =>
        describeFields(inner, valueOf(value, name), context, at(path, name)),
      );
      return { ...named, kind: "group", fields, isOptional };
    }
    case "list": {
      if (isAbsent) return { ...named, kind: "absent" };
      const items = (Array.isArray(value) ? value : []).map((entry: unknown, index) => ({
        ...describeFields(described.entry, entry, context, at(path, index)),
        label: labelOfEntry(entry, index, words.label),
      }));
      return { ...named, kind: "list", items, isOptional };
    }
    case "check":
      return { ...named, kind: "check", isChecked: value === true };
    case "choice":
      return {
        ...named,
        kind: "choice",
        value: textOf(value),
        isOptional,
        options: described.options,
      };
    case "text": {
      const text = textOf(value);
      const key = path.slice(path.lastIndexOf("/") + 1);
      if (text !== "" && (key === "file" || key === "portrait")) {
        return { ...named, kind: "picture", value: text };
      }
      const options = context.picturesLike(text, key);
      if (options.length > 0) return { ...named, kind: "choice", value: text, isOptional, options };
      const kind = key === "date" ? "date" : text.length > LONG_TEXT ? "text" : "line";
      return { ...named, kind, value: text, isOptional };
    }
    case "number": {
      // A picture's size follows from its place on the site.
      const kind = /\/(?:width|height)$/.test(path) ? "hidden" : "number";
      return { ...named, kind, value: textOf(value), isOptional };
    }
    default:
      return { ...named, kind: described.kind, value: textOf(value), isOptional };
  }
}

function valueOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
