import type { Mistake } from "../../../content/check/mistake.ts";
import type { Field, PictureField } from "../../contract/content-editing.ts";
import { labelOfEntry } from "../../contract/label-of-entry.ts";
import { at } from "../../contract/data-path.ts";
import { describe, labelOf } from "#content/schema/describe.ts";

/** Texts with more characters than this get a control of several lines. */
const LONG_TEXT = 60;

interface FieldContext {
  /** The file's name, `start-dates`. */
  file: string;
  mistakes: readonly Mistake[];
  /** The names of the pictures that can replace a picture; empty if `key` names no picture. */
  picturesLike: (name: string, key: string) => readonly string[];
  /** The shape of a picture that can be uploaded at a path, and its original; undefined elsewhere. */
  uploadAt: (path: string, picture: string) => Pick<PictureField, "shape" | "original"> | undefined;
}

/** The form's fields for a document. */
export function describeFields(
  schema: unknown,
  value: unknown,
  context: FieldContext,
  path = "",
): Field {
  const described = describe(schema);
  const { help, isRare } = described.meta;
  const label = labelOf(schema, path.slice(path.lastIndexOf("/") + 1) || context.file);
  const error = context.mistakes.find((mistake) => mistake.path.join("/") === path)?.says;
  const named = {
    path,
    label,
    ...(help && { help }),
    ...(isRare && { isRare }),
    ...(error && { error }),
  };
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
        label: labelOfEntry(entry, index),
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
      const upload = context.uploadAt(path, text);
      if (upload) return { ...named, kind: "picture", value: text, ...upload };
      const options = context.picturesLike(text, key);
      if (options.length > 0) return { ...named, kind: "choice", value: text, isOptional, options };
      const kind = key === "date" ? "date" : text.length > LONG_TEXT ? "text" : "line";
      return { ...named, kind, value: text, isOptional };
    }
    case "number": {
      // Hidden for pictures that can be uploaded, whose size follows from their place on the site.
      const isSize = /\/(?:width|height)$/.test(path);
      const isUploaded = context.uploadAt(path.replace(/[^/]+$/, "file"), "") !== undefined;
      const kind = isSize && isUploaded ? "hidden" : "number";
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
