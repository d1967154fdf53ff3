import { useEffect } from "react";

import type { Editing } from "../../../contract/content.ts";
import { fieldId } from "./field-names.ts";

/** Moves the focus to what a button has changed, or to the list of mistakes. */
export function useFocusField(editing: Editing | undefined): void {
  useEffect(() => {
    if (!editing || editing.status === "saved" || editing.status === "undone") return;
    const id = editing.status === "changed" ? fieldId(editing.focus) : "problem";
    // After FocusOnRouteChange, which takes a posted form for a route change.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(id);
      const controls = "input:not([type=hidden]), textarea, select";
      (place?.querySelector<HTMLElement>(controls) ?? place)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [editing]);
}
