import type { Content } from "../content.ts";

/** What the notice in both languages says of this school. */
export type NoticeFacts = Pick<Content, "school" | "privacyFacts">;

/** Whether the owner has still to write a fact: the notice does without it, the checks ask for it. */
export function isMissing(fact: string): boolean {
  return fact.startsWith("[");
}
