import { useFetcher } from "react-router";

import type { ChoiceProblems } from "#studio/contract/pictures.ts";

/** What became of a photograph: nothing to say if it is in its place, or a sentence if it was not sent. */
type Placed = ChoiceProblems | string;

/** What puts a photograph in its place, however long that takes and wherever its owner goes meanwhile. */
export function usePlacing() {
  return useFetcher<Placed>({ key: "placing" });
}

/** What is wrong with a photograph as a whole. */
export function placingProblem(placed: Placed | undefined): string | undefined {
  return typeof placed === "string" ? placed : placed?.photograph?.[0];
}
