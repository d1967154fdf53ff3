import { startDates } from "#content/start-dates.ts";
import type { FormValues } from "#forms/contract.ts";

import { readStoredObject, store } from "../../ui/browser-storage.ts";
import { newFormId } from "../form-id.ts";
import { texts } from "../read-form.ts";

const KEY = "application-draft";

/** An application before it is sent: the one place where its answers and its start date are kept. */
interface Draft {
  /** Identifies the filled-in form through retries, reloads and tabs. */
  formId: string;
  /** The start date chosen on a page or by the address, as a label (specification, section 3). */
  fecha_ini: string;
  answers: FormValues;
  /** Whether it was posted as a plain form; the page that follows cannot tell by itself. */
  isPosted: boolean;
}

/** A start date's label as it is, or nothing for a label that is on no list. */
export function knownStartDate(label: unknown): string {
  return startDates.find((start) => start.label === label)?.label ?? "";
}

/** The draft on this device; an empty one where there is none, or storage is blocked. */
export function readDraft(): Draft {
  const { formId, fecha_ini, answers, isPosted } = readStoredObject("localStorage", KEY);
  return {
    formId: typeof formId === "string" ? formId : newFormId(),
    fecha_ini: knownStartDate(fecha_ini),
    answers: texts(Object.entries(answers ?? {})),
    isPosted: isPosted === true,
  };
}

/** Changes the draft; returns false where storage is blocked or full. */
function updateDraft(change: (draft: Draft) => Partial<Draft>): boolean {
  const draft = readDraft();
  return store("localStorage", KEY, JSON.stringify({ ...draft, ...change(draft) }));
}

/** Chooses a start date, in place of an earlier answer; returns false where it cannot be stored. */
export function chooseStartDate(label: string): boolean {
  return updateDraft(({ answers }) => ({
    fecha_ini: label,
    answers: { ...answers, courseDates: "" },
  }));
}

/** Keeps answers beside those kept already, perhaps by another tab. */
export function keepAnswers(changes: FormValues): void {
  // The privacy notice: nothing is kept of a form that nobody has typed in.
  if (Object.keys(changes).length === 0) return;
  updateDraft(({ answers }) => ({ answers: { ...answers, ...changes }, isPosted: false }));
}

/** Marks the draft as posted as a plain form. */
export function markDraftAsPosted(): void {
  updateDraft(() => ({ isPosted: true }));
}

/** Forgets the draft, and with it the id of the filled-in form. */
export function discardDraft(): void {
  store("localStorage", KEY, undefined);
}
