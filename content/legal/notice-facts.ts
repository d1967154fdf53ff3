import type { Content } from "../content.ts";

/** What the notice in both languages says of this school. */
export type NoticeFacts = Pick<Content, "school" | "privacyFacts">;
