/** Focuses the page's heading, so that a screen reader announces the page. */
export function focusHeading(): void {
  // The heading, not <main>: VoiceOver announces only "main" when a landmark gets the focus.
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
