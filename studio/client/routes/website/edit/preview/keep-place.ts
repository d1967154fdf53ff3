/** At a frame's next resize, keeps the section in view that is now in the middle of the frame. */
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
