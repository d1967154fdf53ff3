import { capitalWeeks, course, price, weeks } from "../course/course.ts";
import type { placeholderNames } from "./placeholder-names.ts";
import { school } from "../school/school.ts";

const facts: Readonly<Record<(typeof placeholderNames)[number], string>> = {
  hours: String(course.hours),
  weekCount: String(course.weeks),
  weeks,
  Weeks: capitalWeeks,
  price,
  school: school.name,
  SCHOOL: school.name.toUpperCase(),
  mission: school.mission,
  invitation: school.invitation,
};

/** Replaces the placeholders, such as `{price}`, in all texts of a data file. */
export function fillIn<Data>(data: Data): Data;
export function fillIn(data: unknown): unknown {
  if (typeof data === "string") {
    return data.replace(/\{(\w+)\}/g, (unknown, name) => Reflect.get(facts, name) ?? unknown);
  }
  if (Array.isArray(data)) return data.map((entry) => fillIn(entry));
  if (typeof data !== "object" || !data) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fillIn(value)]));
}
