import type { Video } from "#content/pages/video-text.ts";
import type { VideoObject } from "schema-dts";

import { pictureAddress } from "../../ui/picture/picture-address.ts";
import type { Uploads } from "../../ui/picture/picture-files.ts";
import { videoSource } from "#content/pages/video-source.ts";

/** A video's structured data; `description` is the text beside the video. */
export function videoData(
  { title, poster, address }: Video,
  description: string,
  uploads: Uploads,
): VideoObject {
  const source = videoSource(address);
  return {
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: pictureAddress(poster.file, "jpg", uploads),
    ...(source.player === "embedded"
      ? { embedUrl: source.address }
      : { contentUrl: source.address }),
  };
}
