import type { StartDate } from "#content/course/start-dates.ts";
import type { FormValues } from "#forms/contract.ts";

import { readDated, store, storeDated } from "../../ui/browser-storage.ts";
import { newFormId } from "../sending/form-id.ts";
import { texts } from "../read-form.ts";

const KEY = "application-draft";

/** The start of a URL fragment with answers; browsers send no fragment to a server. */
export const ANSWERS_FRAGMENT = "#answers=";

/** An unsent application in localStorage: the only place that keeps its answers and start date. */
type Draft = ReturnType<typeof readDraft>;

/** Returns the label if a listed start date has it, otherwise an empty string. */
export function knownStartDate(label: unknown, startDates: readonly StartDate[]): string {
  return startDates.find((start) => start.label === label)?.label ?? "";
}

/** Reads the draft; returns an empty one if none is stored, it is too old, or storage is blocked. */
export function readDraft() {
  const { formId, fecha_ini, answers, isPosted } = readDated("localStorage", KEY);
  return {
    /** Identifies the filled-in form through retries, reloads and tabs. */
    formId: typeof formId === "string" ? formId : newFormId(),
    /**
     * The label of the start date chosen on a page or in the URL (specification, section 3). The date
     * may have been removed since.
     */
    fecha_ini: typeof fecha_ini === "string" ? fecha_ini : "",
    answers: texts(Object.entries(answers ?? {})),
    /** Whether the browser posted the form itself: if accepted, the next page deletes the draft. */
    isPosted: isPosted === true,
  };
}

/** Changes the draft; returns false if storage is blocked or full. */
function updateDraft(change: (draft: Draft) => Partial<Draft>): boolean {
  const draft = readDraft();
  return storeDated("localStorage", KEY, { ...draft, ...change(draft) });
}

/** Stores the chosen start date in the draft; returns false if storage is blocked or full. */
export function chooseStartDate(label: string): boolean {
  return updateDraft(({ answers }) => ({
    fecha_ini: label,
    answers: { ...answers, courseDates: "" },
  }));
}

/**
 * Merges answers into the draft, which another tab may have changed meanwhile.
 * @param draft has the form id to adopt, if the answers come from a draft on another device
 */
export function keepAnswers(changes: FormValues, draft?: Pick<Draft, "formId">): void {
  // The privacy notice promises that nothing is stored before the visitor types.
  if (Object.keys(changes).length === 0) return;
  updateDraft(({ answers }) => ({
    ...draft,
    answers: { ...answers, ...changes },
    isPosted: false,
  }));
}

/** Records that the browser posted the draft as a plain form. */
export function markDraftAsPosted(): void {
  updateDraft(() => ({ isPosted: true }));
}

/** Deletes the draft and its form id. */
export function discardDraft(): void {
  store("localStorage", KEY, undefined);
}
