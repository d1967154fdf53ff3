import { videoSource, videoType } from "../pages/video-source.ts";

/** Sites whose videos play on the page, each with the address of a video as an example. */
const PLAYERS: readonly (readonly [name: string, host: RegExp, example: string])[] = [
  ["YouTube", /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, "https://youtu.be/dQw4w9WgXcQ"],
  ["Vimeo", /(?:^|\.)vimeo\.com$/, "https://vimeo.com/76979871"],
];

/** Why a page cannot play a video's address: the end of a sentence; undefined if it can. */
export function videoMistake(address: string): string | undefined {
  if (videoSource(address).player === "embedded") return undefined;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  for (const [name, ofPlayer, example] of PLAYERS) {
    if (ofPlayer.test(host)) {
      return `leads to ${name}, but not to one video there: a channel, a list or an event cannot be played on a page. Open one video, and paste its address, such as ${example}.`;
    }
  }
  return isFile(address)
    ? undefined
    : "is no video that a page can play. Paste the address of a video on YouTube or Vimeo, or of a file that ends in .mp4 or .webm.";
}

/** Whether an address is a file's. Dropbox shows a page around a file unless asked for its data. */
function isFile(address: string): boolean {
  const isDropboxPage = /^https:\/\/(?:www\.)?dropbox\.com\/(?!.*[?&](?:raw|dl)=1)/.test(address);
  return videoType(address) !== undefined && !isDropboxPage;
}
