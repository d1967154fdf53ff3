import { newFormId } from "../form-id.ts";
import type { FormValues } from "../submission-service.ts";

const KEY = "application-draft";
/** Set in this tab while the draft is being posted as a plain form. */
const POSTED = "application-posted";

interface Draft {
  /** Names this filled-in form through retries and reloads. */
  formId: string;
  answers: FormValues;
}

/** By hand: the pages that only read the chosen date do not need the forms' rules for it. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("formId" in value && "answers" in value)) return false;
  const { formId, answers } = value;
  return (
    typeof formId === "string" &&
    typeof answers === "object" &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === "string")
  );
}

/** The answers kept on this device; none where storage is empty or switched off. */
export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "");
    if (isDraft(kept)) return kept;
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  return { formId: newFormId(), answers: {} };
}

/**
 * Keeps answers on this device beside those that are kept already: another tab may have the form
 * open too. A draft is a convenience, so a full or blocked storage is no error.
 */
export function keepAnswers(answers: FormValues): void {
  // Nothing is kept of a form that nobody has typed in yet (the privacy notice says so).
  if (Object.keys(answers).length === 0) return;
  const draft = readDraft();
  write({ ...draft, answers: { ...draft.answers, ...answers } });
}

/** Keeps one answer as it is now; an emptied one is kept no longer. */
export function keepAnswer(field: string, answer: string): void {
  const { formId, answers } = readDraft();
  const { [field]: _, ...others } = answers;
  write({ formId, answers: answer ? { ...others, [field]: answer } : others });
}

/** Forgets the answers, and with them the name of this filled-in form. */
export function discardDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The form is about to be posted without script: the page that answers knows nothing of the draft. */
export function markDraftAsPosted(): void {
  try {
    sessionStorage.setItem(POSTED, "yes");
  } catch {
    // Then there is no draft either.
  }
}

/** Forgets the answers if it was this tab's draft that has just been accepted. */
export function discardPostedDraft(): void {
  try {
    if (sessionStorage.getItem(POSTED)) discardDraft();
    sessionStorage.removeItem(POSTED);
  } catch {
    // Nothing was kept.
  }
}

/** A date chosen just now wins over the one in an older draft. */
export function forgetDraftedDate(): void {
  const { formId, answers } = readDraft();
  const { courseDates, ...others } = answers;
  if (courseDates) write({ formId, answers: others });
}

function write(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing to do: the answers are still in the form.
  }
}
