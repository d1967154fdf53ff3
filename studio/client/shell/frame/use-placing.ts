import { useState } from "react";
import { useFetcher, useLocation } from "react-router";

import type { ChoiceProblems } from "#studio/contract/pictures.ts";

/** What became of a photograph: nothing to say if it is in its place, or why it was not sent. */
export type Placed = ChoiceProblems & { says?: string };

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
  return placed?.says ?? placed?.photograph?.[0];
}
