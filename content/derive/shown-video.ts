import type { Documents } from "../schema/documents.ts";

type Video = Documents["videos"]["welcome"];

/** Whether a file belongs to the video that the website is delivered with. */
export function isSampleVideo(address: string): boolean {
  return address.startsWith("/video/sample.");
}

/** A film of the school's own without the sample's second format and subtitles. */
export function shownVideo({ secondFormat, ...video }: Video): Video {
  const isShown = ({ address }: { address: string }) =>
    isSampleVideo(video.address) || !isSampleVideo(address);
  return {
    ...video,
    ...(secondFormat && isShown(secondFormat) && { secondFormat }),
    captions: video.captions.filter(isShown),
  };
}
