/* Functions that run in the page and return its state as text. */

export const nameOfFocused = () => document.activeElement?.getAttribute("name") ?? "";
export const title = () => document.title;
export const focusedAlert = () =>
  document.querySelector<HTMLElement>("[role=alert]:focus")?.innerText ?? "";
export const isMenuOpen = () => String(document.querySelector("nav:popover-open") !== null);
export const decodesH264 = () =>
  String(
    document.createElement("video").canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !==
      "",
  );
/** The URL of the file that a video element is playing; empty before it plays. */
export function playingFile(element: HTMLElement): string {
  const video = element.querySelector("video");
  const isPlaying = video && !video.paused && video.videoWidth > 0 && video.currentTime > 0;
  return isPlaying ? video.currentSrc : "";
}
/** The text of the element that has the focus. */
export const focusedText = () => document.activeElement?.textContent ?? "";
/** The heading of the page that the studio shows in a frame. */
export const headingInFrame = () =>
  document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.innerText ?? "";
/** How much of the frame’s box in percent the page in it takes: 100, whatever its scale. */
export function widthOfFrame(): string {
  const frame = document.querySelector("iframe");
  const box = frame?.parentElement;
  if (!frame || !box) return "";
  return String(Math.round((frame.getBoundingClientRect().width / box.clientWidth) * 100));
}
/** Where that heading is: `x y`. */
export function placeOfHeading(): string {
  const frame = document.querySelector("iframe");
  const heading = frame?.contentDocument?.querySelector("h1 edit-text")?.getClientRects()[0];
  const { left = 0, top = 0, width = 0 } = frame?.getBoundingClientRect() ?? {};
  if (!frame || !heading) return "0 0";
  const scale = width / frame.offsetWidth;
  const at = [left + (heading.left + 9) * scale, top + (heading.top + 9) * scale];
  return at.map(Math.round).join(" ");
}
