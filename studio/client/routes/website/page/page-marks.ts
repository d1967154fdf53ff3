import { isInCourses } from "#studio/contract/data-path.ts";

const MARKS = "edit-text, [data-edit]";
const CONTROLS = "a[href], button, summary, label, input, select, textarea";

/** The path of the field that an element of the page shows. */
export function pathOf(element: Element): string {
  return element.getAttribute("path") ?? element.getAttribute("data-edit") ?? "";
}

/** The elements of a page, or in a part of it, that show fields, in their order. */
export function marksIn(page: ParentNode): Element[] {
  return [...page.querySelectorAll(MARKS)];
}

/** Facts stand in texts of all sections. */
const FACT = /^(?:course|school)\//;

/**
 * Gives each block of a page that shows one text the path of its field, `data-block`: it is outlined
 * as a whole. Facts, and texts that share a block, are tinted, `data-tint`.
 */
export function markBlocks(page: Document): void {
  for (const text of page.querySelectorAll("edit-text")) {
    const path = pathOf(text);
    const block = FACT.test(path) ? undefined : blockOf(text);
    const isOther = (other: string) => other !== path && !FACT.test(other);
    const isAlone = block && !marksIn(block).map(pathOf).some(isOther);
    if (isAlone) block.setAttribute("data-block", path);
    else text.setAttribute("data-tint", "");
    if (isInCourses(path.split("/")[0] ?? "")) text.setAttribute("title", "From Courses");
  }
}

/** The element whose box the lines of a text are in. */
function blockOf(text: Element): Element | undefined {
  const view = text.ownerDocument.defaultView;
  let block: Element | null = text;
  while (block && /^(?:inline|contents)$/.test(view?.getComputedStyle(block).display ?? "")) {
    block = block.parentElement;
  }
  return block ?? undefined;
}

/** The path of the field that was clicked: a text, or the picture below the words in front of it. */
export function clickedPath({ target, clientX, clientY, detail }: MouseEvent): string | undefined {
  const element = elementOf(target);
  const text = element?.closest("edit-text, edit-prompt, img[data-edit]");
  if (text) return pathOf(text);
  const control = element?.closest(CONTROLS);
  // A click by the keyboard is on the whole link or button.
  const inner = detail === 0 ? control?.querySelector(MARKS) : undefined;
  if (inner) return pathOf(inner);
  if (!element || control) return undefined;
  const block = element.closest("[data-block]")?.getAttribute("data-block");
  if (block) return block;
  const picture = element.ownerDocument
    .elementsFromPoint(clientX, clientY)
    .find((one) => one.hasAttribute("data-edit"));
  return picture && pathOf(picture);
}

/** The link that was clicked. */
export function clickedLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  return elementOf(target)?.closest("a") ?? undefined;
}

/** Elements of a frame are instances of the frame’s classes. */
function elementOf(target: EventTarget | null): Element | undefined {
  return target && "closest" in target ? (target as Element) : undefined;
}

/** Outlines the field at a path, and while there are hints, everything that can be clicked. */
export function markSelected(page: Document, path: string | undefined, hasHints: boolean): void {
  page.documentElement.toggleAttribute("data-hints", hasHints);
  for (const old of page.querySelectorAll("[data-selected]")) old.removeAttribute("data-selected");
  if (path === undefined) return;
  for (const element of marksIn(page)) {
    if (pathOf(element) !== path) continue;
    const block = element.closest("[data-block]");
    const isBlock = block?.getAttribute("data-block") === path;
    (isBlock ? block : element).setAttribute("data-selected", "");
  }
}

/** Scrolls to the first field at a path or in it, unless it can be seen. */
export function scrollToField(page: Document, path: string): void {
  [...page.querySelectorAll(`${MARKS}, edit-prompt`)]
    .find((one) => `${pathOf(one)}/`.startsWith(`${path}/`))
    ?.scrollIntoView({ block: "nearest", behavior: "instant" });
}
