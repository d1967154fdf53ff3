import { useState } from "react";
import { useFetcher, useLocation } from "react-router";

import type { ChoiceProblems } from "#studio/contract/pictures.ts";

/** What became of a photograph: nothing to say if it is in its place, or a sentence if it was not sent. */
type Placed = ChoiceProblems | string;

/** What puts a photograph in its place, however long that takes and wherever its owner goes meanwhile. */
export function usePlacing() {
  const { state, data, formAction, Form } = useFetcher<Placed>({ key: "placing" });
  const { pathname, search } = useLocation();
  const [sent, setSent] = useState<string>();
  if (formAction && formAction !== sent) setSent(formAction);
  const isSaving = state !== "idle";
  return {
    Form,
    isSaving,
    /** The URL from which it was sent, until it is forgotten. */
    sent,
    forget: () => setSent(undefined),
    isHere: sent === pathname + search,
    answer: isSaving || !sent ? undefined : data,
  };
}

/** What is wrong with a photograph as a whole. */
export function placingProblem(placed: Placed | undefined): string | undefined {
  return typeof placed === "string" ? placed : placed?.photograph?.[0];
}
