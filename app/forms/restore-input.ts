import { isControl } from "./form-controls.ts";

/** An element, and where to find its counterpart once React has rendered its part anew. */
interface Place {
  element: Element;
  selector: string;
  index: number;
}

let controls: Place[] = [];
let focused: Place | undefined;

/** Remembers the controls of the page and the focus, for restoreInput. */
export function watchInput(): void {
  controls = [...document.querySelectorAll("input, select, textarea")].map(placeOf);
  watchFocus();
  addEventListener("focusin", watchFocus, true);
}

/** Puts back what was typed, chosen or focused in the parts that React has rendered anew. */
export function restoreInput(): void {
  for (const place of controls) {
    const { element: before } = place;
    const after = counterpartOf(place);
    if (!isControl(before) || !isControl(after) || after === before) continue;
    place.element = after;
    if (after.value === before.value) continue;
    after.value = before.value;
    // Stores the value in the draft.
    after.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const before = focused;
  if (!before || before.element.isConnected || document.activeElement !== document.body) return;
  const after = counterpartOf(before);
  if (!(after instanceof HTMLElement)) return;
  // On phones the contact form can be closed.
  after.closest("details")?.toggleAttribute("open", true);
  after.focus({ preventScroll: true });
  if (hasSelection(after) && hasSelection(before.element)) {
    after.setSelectionRange(before.element.selectionStart, before.element.selectionEnd);
  }
}

function watchFocus(): void {
  const { activeElement, body } = document;
  focused = activeElement && activeElement !== body ? placeOf(activeElement) : undefined;
}

function placeOf(element: Element): Place {
  const name = element.getAttribute("name");
  const selector = element.localName + (name ? `[name="${CSS.escape(name)}"]` : "");
  return { element, selector, index: [...document.querySelectorAll(selector)].indexOf(element) };
}

function counterpartOf({ element, selector, index }: Place): Element | undefined {
  return element.isConnected ? element : document.querySelectorAll(selector)[index];
}

/** Inputs of type email have none. */
function hasSelection(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return "selectionStart" in element && element.selectionStart !== null;
}
