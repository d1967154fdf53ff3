/* What the page itself is asked, by functions that run in it. */

export const nameOfFocused = () => document.activeElement?.getAttribute("name") ?? "";
export const words = (element: HTMLElement) => element.innerText;
export const theme = (root: HTMLElement) => root.dataset["theme"] ?? "";
export const title = () => document.title;
export const focusedAlert = () =>
  document.querySelector<HTMLElement>("[role=alert]:focus")?.innerText ?? "";
export const selectedTab = () =>
  document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.innerText ?? "";
export const loadedTypefaces = () =>
  Array.from(document.fonts)
    .filter(({ status }) => status === "loaded")
    .map(({ family }) => family)
    .join(" ");
export const isMenuOpen = () => String(document.querySelector("nav:popover-open") !== null);
export const isPlaying = (dialog: HTMLElement) =>
  String(dialog.querySelector("video")?.paused === false);
