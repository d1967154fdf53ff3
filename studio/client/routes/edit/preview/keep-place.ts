/** Shows the section that a frame shows now also after the frame has got another width. */
export function keepPlace(frame: HTMLIFrameElement | null): void {
  const view = frame?.contentDocument?.defaultView;
  if (!view || view.scrollY === 0) return;
  const middle = view.document.elementFromPoint(view.innerWidth / 2, view.innerHeight / 2);
  const section = middle?.closest("section");
  view.addEventListener(
    "resize",
    () => section?.scrollIntoView({ block: "start", behavior: "instant" }),
    { once: true },
  );
}
