import * as z from "zod";

/** The kind of value that a schema describes, as far as it matters to forms. */
type Described =
  | { kind: "group"; shape: Readonly<Record<string, unknown>> }
  | { kind: "list"; entry: unknown }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "number" | "date" | "time" | "check" | "text" };

/** How a file omits an optional value: the key is missing, or the value is `null`. */
type Absence = "missing" | "null" | undefined;

/** Describes a schema of content/schema, and whether its value may be left out. */
export function describe(schema: unknown): Described & { absence: Absence } {
  if (schema instanceof z.ZodNullable) return { ...describe(schema.unwrap()), absence: "null" };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional) {
    return { ...describe(schema.unwrap()), absence: "missing" };
  }
  return { ...describeRequired(schema), absence: undefined };
}

function describeRequired(schema: unknown): Described {
  if (schema instanceof z.ZodObject) return { kind: "group", shape: schema.shape };
  if (schema instanceof z.ZodArray) return { kind: "list", entry: schema.element };
  if (schema instanceof z.ZodEnum) return { kind: "choice", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  if (schema instanceof z.ZodISODate) return { kind: "date" };
  if (schema instanceof z.ZodISOTime) return { kind: "time" };
  if (schema instanceof z.ZodLiteral) return { kind: "check" };
  return { kind: "text" };
}

/** A new, empty value for a schema; the owner fills it in. */
export function emptyValue(schema: unknown): unknown {
  const described = describe(schema);
  switch (described.kind) {
    case "group":
      return Object.fromEntries(
        Object.entries(described.shape)
          .filter(([, inner]) => describe(inner).absence !== "missing")
          .map(([name, inner]) => [
            name,
            describe(inner).absence === "null" ? null : emptyValue(inner),
          ]),
      );
    case "list":
      return [emptyValue(described.entry)];
    case "choice":
      return described.options[0];
    case "check":
      return true;
    case "number":
      return undefined;
    default:
      return "";
  }
}
