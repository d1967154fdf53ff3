import * as z from "zod/mini";

import { newFormId } from "../send-mail.ts";
import type { FormValues } from "../submission-service.ts";

const KEY = "application-draft";

const draftSchema = z.object({
  /** Names this filled-in form through retries and reloads. */
  formId: z.string(),
  answers: z.record(z.string(), z.string()),
});

type Draft = z.output<typeof draftSchema>;

/** The answers kept on this device; none where storage is empty or switched off. */
export function readDraft(): Draft {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? ""));
  } catch {
    return { formId: newFormId(), answers: {} };
  }
}

/**
 * Keeps answers on this device beside those that are kept already: another tab may have the form
 * open too. A draft is a convenience, so a full or blocked storage is no error.
 */
export function keepAnswers(answers: FormValues): void {
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
