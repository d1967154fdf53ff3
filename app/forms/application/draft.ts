import * as z from "zod/mini";

import type { FormValues } from "../submission-service.ts";

const KEY = "application-draft";

const draftSchema = z.record(z.string(), z.string());

/** The answers kept on this device, by field; empty where there are none or storage is off. */
export function readDraft(): FormValues {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps the answers on this device; a draft is a convenience, so a full or blocked storage is no error. */
export function keepDraft(values: FormValues): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Nothing to do: the answers are still in the form.
  }
}

export function discardDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** A date chosen just now wins over the one in an older draft. */
export function forgetDraftedDate(): void {
  const { courseDates, ...others } = readDraft();
  if (courseDates) keepDraft(others);
}
