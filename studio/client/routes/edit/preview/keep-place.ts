/** Keeps the section in the middle of a frame in view when the frame is resized next. */
export function keepPlace(frame: HTMLIFrameElement | null): void {
  const view = frame?.contentDocument?.defaultView;
  if (!view || view.scrollY === 0) return;
  const middle = view.document.elementFromPoint(view.innerWidth / 2, view.innerHeight / 2);
  const section = middle?.closest("section");
  if (!section) return;
  const topBefore = section.getBoundingClientRect().top;
  view.addEventListener(
    "resize",
    () => {
      // Not scrollIntoView, which would scroll the studio's page, too.
      const top = section.getBoundingClientRect().top - Math.max(topBefore, 0);
      view.scrollBy({ top, behavior: "instant" });
    },
    { once: true },
  );
}
