import { count } from "#content/count.ts";

/** When a course begins: “tomorrow”, “in 3 days”. */
export function inDays(number: number): string {
  return number === 1 ? "tomorrow" : `in ${count(number, "day")}`;
}
