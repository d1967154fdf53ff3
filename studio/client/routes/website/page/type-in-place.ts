import { plainText } from "../fields/plain-text.ts";
import { CONTROLS, elementOf, pathOf } from "./page-marks.ts";

interface TypingOptions {
  /** Whether a field is one line of words, and the page shows just these words. */
  isTypable: (path: string, shown: string) => boolean;
  onType: (path: string, text: string) => void;
  onLeave: () => void;
}

/** The text of a page in which somebody types. */
export function typedText(page: Document | null | undefined): HTMLElement | undefined {
  const element = page?.activeElement;
  // Elements of a frame are instances of the frame’s classes.
  return element?.matches("edit-text[contenteditable]") ? (element as HTMLElement) : undefined;
}

/** Makes a text of the page editable where it stands, from a press on it until the focus leaves. */
export function listenToTyping(page: Document, options: TypingOptions): void {
  const type = (text: HTMLElement) =>
    options.onType(pathOf(text), plainText(text.textContent ?? "", false));

  // Before the browser places the caret.
  page.addEventListener("mousedown", ({ target }) => {
    const text = elementOf(target)?.closest<HTMLElement>("edit-text");
    const isAlone = text?.closest("[data-block]")?.querySelectorAll("edit-text").length === 1;
    if (!text || !isAlone || text.closest(CONTROLS)) return;
    if (options.isTypable(pathOf(text), text.textContent ?? "")) {
      text.contentEditable = "plaintext-only";
    }
  });
  page.addEventListener("input", () => {
    const text = typedText(page);
    if (text) type(text);
  });
  page.addEventListener("paste", (event) => {
    const text = typedText(page);
    const range = text && page.getSelection()?.getRangeAt(0);
    if (!text || !range) return;
    event.preventDefault();
    range.deleteContents();
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    range.insertNode(page.createTextNode(plainText(pasted, false)));
    range.collapse(false);
    type(text);
  });
  page.addEventListener("keydown", (event) => {
    if (!["Escape", "Enter"].includes(event.key) || event.isComposing) return;
    const text = typedText(page);
    if (text) event.preventDefault();
    text?.blur();
  });
  page.addEventListener("focusout", ({ target }) => {
    const text = elementOf(target);
    if (!text?.matches("edit-text")) return;
    text.removeAttribute("contenteditable");
    options.onLeave();
  });
}
