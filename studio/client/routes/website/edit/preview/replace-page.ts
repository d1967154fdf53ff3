/** The elements that can have the focus in a page without scripts. */
const FOCUSABLE = "a[href], button, summary, input, select, textarea";

/**
 * Replaces the page in a frame by the page at an address, and keeps the scroll position and the
 * focus. Returns false, and changes nothing, if there is no such page.
 */
export async function replacePage(
  frame: HTMLIFrameElement,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(address, { signal });
  const html = await answer.text();
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!answer.ok || !view) return false;

  const { scrollX: left, scrollY: top } = view;
  const focused = page.hasFocus() ? page.activeElement : null;
  const index = [...page.querySelectorAll(FOCUSABLE)].findIndex((one) => one === focused);
  // Uses the frame's parser: the studio's parser would apply the studio's CSP to the page's styles.
  const next = new view.DOMParser().parseFromString(html, "text/html");
  page.documentElement.replaceWith(page.adoptNode(next.documentElement));
  page.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus({ preventScroll: true });
  view.scrollTo({ left, top, behavior: "instant" });
  return true;
}
