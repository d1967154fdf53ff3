/** Focuses the page's heading, so that screen readers announce the new page. */
export function focusHeading(): void {
  // Not <main>: VoiceOver announces only "main" when a landmark receives the focus.
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
