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

/** Stores the start date that the visitor chose last, for this visit; it survives a reload. */
export function chooseStartDate(label: string): void {
  forgetDraftedDate();
  write(label);
}

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
    // Storage is switched off: the choice then lasts no longer than the click, and that is all.
    return "";
  }
}

function write(label: string): void {
  try {
    sessionStorage.setItem(KEY, label);
  } catch {
    // As above.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}
