import { at, dataPath } from "../../contract/data-path.ts";
import { describe, emptyValue, schemaAt } from "#content/schema/describe.ts";

/** What a button of the form does besides saving. */
export const CHANGES = ["add", "remove", "up", "down", "include", "leave-out"] as const;
export type Change = (typeof CHANGES)[number];

/**
 * Changes a list, or includes or leaves out an optional value; returns the changed data and the path
 * of the field to focus. A path that does not exist changes nothing.
 */
export function applyChange(
  schema: unknown,
  data: unknown,
  change: Change,
  path: string,
): { data: unknown; focus: string } {
  const copy: unknown = structuredClone(data);
  const steps = dataPath(path);
  if (change === "add") {
    const list = follow(copy, steps);
    const inner = schemaAt(schema, steps);
    const described = describe(inner);
    if (!Array.isArray(list) || described.kind !== "list") return { data: copy, focus: path };
    list.push(emptyValue(described.entry));
    return { data: copy, focus: at(path, list.length - 1) };
  }
  const parent = follow(copy, steps.slice(0, -1));
  const key = steps.at(-1) ?? "";
  if (Array.isArray(parent) && typeof key === "number") {
    return { data: copy, focus: changeEntry(parent, key, change, path) };
  }
  if (change === "include" || change === "leave-out") {
    const inner = schemaAt(schema, steps);
    const isNull = describe(inner).absence === "null";
    const value = change === "include" ? emptyValue(inner) : isNull ? null : undefined;
    if (steps.length === 0) return { data: value, focus: path };
    if (typeof parent === "object" && parent) Reflect.set(parent, key, value);
  }
  return { data: copy, focus: path };
}

function changeEntry(list: unknown[], index: number, change: Change, path: string): string {
  const listPath = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  if (change === "remove") {
    list.splice(index, 1);
    return list.length > 0 ? at(listPath, Math.min(index, list.length - 1)) : listPath;
  }
  const to = change === "up" ? index - 1 : index + 1;
  if ((change === "up" || change === "down") && to >= 0 && to < list.length) {
    list.splice(to, 0, ...list.splice(index, 1));
    return at(listPath, to);
  }
  return path;
}

function follow(data: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (typeof value === "object" && value ? Reflect.get(value, step) : undefined),
    data,
  );
}
