import { startDates } from "#content/start-dates.ts";
import { useSyncExternalStore } from "react";

import { forgetDraftedDate } from "./draft.ts";

/** The name that the specification gives the chosen start date (section 3). */
const KEY = "fecha_ini";
const CHANGED = "fecha_ini:changed";

/** A start date's label as it is, or nothing for a label that is on no list. */
export function knownStartDate(label: string | null | undefined): string {
  return startDates.some((start) => start.label === label) ? (label ?? "") : "";
}

/**
 * Stores the start date that the visitor chose last, for this visit; it survives a reload.
 * Tells whether it could be stored.
 */
export function chooseStartDate(label: string): boolean {
  forgetDraftedDate();
  return write(label);
}

/** Takes a date in the address for a choice, unless it is the one that was chosen last already. */
export function rememberDateInAddress(label: string): void {
  if (label && label !== read()) chooseStartDate(label);
}

/** Forgets the chosen start date. */
export function clearStartDate(): void {
  write("");
}

/** The chosen start date's label, empty by default and while the page is not yet interactive. */
export function useStartDateChoice(): string {
  return useSyncExternalStore(subscribe, read, () => "");
}

function read(): string {
  try {
    return knownStartDate(sessionStorage.getItem(KEY));
  } catch {
    return "";
  }
}

/** Tells whether it could be written: where storage is switched off it cannot. */
function write(label: string): boolean {
  try {
    sessionStorage.setItem(KEY, label);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGED));
  return true;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
