/** The elements that can have the focus in a page without scripts. */
const FOCUSABLE = "a[href], button, summary, input, select, textarea";

/**
 * Replaces the page in a frame by the page at a URL, and keeps the scroll position, the focus and
 * the opened disclosures. Returns false, and changes nothing, if there is no such page.
 * @param isSame whether it is another version of the same page
 */
export async function replacePage(
  frame: HTMLIFrameElement,
  url: string,
  isSame: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(url, { signal });
  const html = await answer.text();
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!answer.ok || !view) return false;

  const { scrollX: left, scrollY: top } = view;
  const focused = page.hasFocus() ? page.activeElement : null;
  const index = [...page.querySelectorAll(FOCUSABLE)].findIndex((one) => one === focused);
  const opened = [...page.querySelectorAll("details")].map(({ open }) => open);
  // Uses the frame's parser: the studio's parser would apply the studio's CSP to the page's styles.
  const next = new view.DOMParser().parseFromString(html, "text/html");
  page.documentElement.replaceWith(page.adoptNode(next.documentElement));
  if (isSame) {
    for (const [at, details] of page.querySelectorAll("details").entries()) {
      details.open = opened[at] ?? false;
    }
    page.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus({ preventScroll: true });
  }
  view.scrollTo({ left, top: isSame ? top : 0, behavior: "instant" });
  return true;
}
