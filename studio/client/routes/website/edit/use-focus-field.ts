import type { Editing } from "../../../../contract/content-editing.ts";
import { useFocusAfterAction } from "../../../shell/use-focus-after-action.ts";
import { fieldId } from "../../../../contract/field-names.ts";

/** Moves the focus to what a button has changed, or to the list of mistakes. */
export function useFocusField(editing: Editing | undefined): void {
  useFocusAfterAction(editing, () => {
    if (!editing || editing.status === "saved" || editing.status === "discarded") return undefined;
    if (editing.status === "previewed") return document.getElementById("preview");
    const id = editing.status === "changed" ? fieldId(editing.focus) : "problem";
    const place = document.getElementById(id);
    const controls = "input:not([type=hidden]), textarea, select";
    return place?.querySelector<HTMLElement>(controls) ?? place;
  });
}
