import type { FetcherWithComponents } from "react-router";

import type { Step } from "#forms/steps.ts";

import type { SubmissionRow } from "../../../contract/submission.ts";
import { stepWords } from "./step-words.ts";

export type SteppedRow = Pick<SubmissionRow, "id" | "form" | "name" | "email" | "step">;

/** Posts the step that a submission has from now on, to a page whose action calls setStep. */
export function postStep(
  fetcher: FetcherWithComponents<unknown>,
  action: string,
  row: SteppedRow,
  step: Step,
): void {
  void fetcher.submit(
    { id: row.id, name: calledIn(row), from: row.step, step },
    { method: "post", action },
  );
}

/** What sentences about a submission's step call it. */
export function calledIn({ form, name, email }: Omit<SteppedRow, "step" | "id">): string {
  return name || email || stepWords.unnamed[form];
}
