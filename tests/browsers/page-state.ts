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
