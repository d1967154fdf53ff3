import * as z from "zod";

import { valueAt } from "../value-at.ts";
import type { FieldMeta } from "./field-meta.ts";

/** A field’s schema as zod hands it out; undefined if there is no such field. */
export type FieldSchema = z.core.$ZodType | undefined;

/** The kind of value that a schema describes, as far as it matters to forms. */
type Kind =
  | { kind: "group"; shape: Readonly<Record<string, z.ZodType>> }
  | { kind: "list"; entry: z.ZodType }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "number" | "date" | "time" | "check" | "text" };

/** How a document omits an optional value: the key is missing, or the value is `null`. */
type Absence = "missing" | "null" | undefined;

export type Described = Kind & { absence: Absence; meta: FieldMeta };

/** Describes a field of a document: its kind, whether it may be left out, and its words. */
export function describe(schema: FieldSchema): Described {
  const meta: FieldMeta = schema instanceof z.ZodType ? (schema.meta() ?? {}) : {};
  if (schema instanceof z.ZodNullable) return optional(schema.unwrap(), meta, "null");
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodDefault
  ) {
    return optional(schema.unwrap(), meta, "missing");
  }
  return { ...kindOf(schema), absence: undefined, meta };
}

/** Describes an optional field, whose own words precede those of the schema in it. */
function optional(inner: FieldSchema, meta: FieldMeta, absence: Absence): Described {
  const described = describe(inner);
  return { ...described, absence, meta: { ...described.meta, ...meta } };
}

function kindOf(schema: FieldSchema): Kind {
  if (schema instanceof z.ZodObject) return { kind: "group", shape: schema.shape };
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    return { kind: "list", entry: schema.element };
  }
  if (schema instanceof z.ZodEnum) return { kind: "choice", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  if (schema instanceof z.ZodISODate) return { kind: "date" };
  if (schema instanceof z.ZodISOTime) return { kind: "time" };
  if (schema instanceof z.ZodLiteral) return { kind: "check" };
  return { kind: "text" };
}

/** The schema at a path of a document; undefined if the document has no such field. */
export function schemaAt(schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema {
  return path.reduce<FieldSchema>((outer, step) => {
    const described = describe(outer);
    if (described.kind === "list") return described.entry;
    const key = String(step);
    const isField = described.kind === "group" && Object.hasOwn(described.shape, key);
    return isField ? described.shape[key] : undefined;
  }, schema);
}

/** The name of the picture that a value is; undefined if it is none. */
export function pictureName(schema: FieldSchema, value: unknown): string | undefined {
  if (!describe(schema).meta.isPicture) return undefined;
  const name = valueAt(value, ["file"]) ?? value;
  return typeof name === "string" && name !== "" ? name : undefined;
}

/** What the owner calls a field: its label, or else its key in words. */
export function labelOf(schema: FieldSchema, key: string): string {
  return describe(schema).meta.label ?? inWords(key);
}

/** `postalAddress` and `about-us` become “Postal address” and “About us”. */
export function inWords(key: string): string {
  const words = key
    .replaceAll("-", " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The value of an optional field about which nothing is said. */
export function absentValue(schema: FieldSchema): null | undefined {
  return describe(schema).absence === "null" ? null : undefined;
}

/** A new, empty value for a schema; the owner fills it in. */
export function emptyValue(schema: FieldSchema): unknown {
  const described = describe(schema);
  switch (described.kind) {
    case "group":
      return Object.fromEntries(
        Object.entries(described.shape).flatMap(([name, inner]) => {
          const { absence } = describe(inner);
          if (absence === "missing") return [];
          return [[name, absence === "null" ? null : emptyValue(inner)]];
        }),
      );
    case "list":
      return [emptyValue(described.entry)];
    case "choice":
      return described.options[0];
    case "check":
      return true;
    default:
      return "";
  }
}
