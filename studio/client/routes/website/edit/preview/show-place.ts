/**
 * Scrolls the page in a frame to the place in an address, such as `/program#faq`. The browser itself
 * would scroll the studio's page, too, away from the form.
 */
export function showPlace(frame: HTMLIFrameElement | null, address: string): void {
  const [, id = ""] = address.split("#");
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  const place = page?.getElementById(id);
  if (!view || !place) return;
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  const margin = pixels(view.getComputedStyle(place).scrollMarginTop);
  const padding = pixels(view.getComputedStyle(page.documentElement).scrollPaddingTop);
  const top = view.scrollY + place.getBoundingClientRect().top - margin - padding;
  view.scrollTo({ top, behavior: "instant" });
}
