import { useEffect, useRef } from "react";

import { videoSource } from "./video-source.ts";

/** What is said in a video, written down in one language. */
interface Captions {
  language: string;
  label: string;
  address: string;
}

interface VideoPlayerProps {
  title: string;
  /** A file, or a page of YouTube or Vimeo. */
  address: string;
  /** The first ones are shown from the start. */
  captions: readonly Captions[];
  /** The address of the picture to show until the first frame is there. */
  poster: string | undefined;
}

const look = "aspect-video max-h-full w-full bg-black";

/** Plays a video at once, in the browser's own player or in that of the site that has it. */
export function VideoPlayer({ title, address, captions, poster }: VideoPlayerProps) {
  const source = videoSource(address);

  return source.player === "browser" ? (
    <FilePlayer {...{ title, captions, poster }} address={source.address} />
  ) : (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its scripts and its own storage, which leaves nothing to forbid
    <iframe
      src={source.address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play for a page that does not say where it is.
      referrerPolicy="strict-origin-when-cross-origin"
      className={look}
    />
  );
}

function FilePlayer({ title, address, captions, poster }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.src = address;
    return () => {
      // Taking a video out of the page does not by itself end its download.
      element.removeAttribute("src");
      element.load();
    };
  }, [address]);

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has those that it is given
    <video
      ref={video}
      aria-label={title}
      poster={poster}
      autoPlay
      controls
      playsInline
      className={look}
    >
      {captions.map((track, index) => (
        <track
          key={track.language}
          kind="captions"
          srcLang={track.language}
          label={track.label}
          src={track.address}
          default={index === 0}
        />
      ))}
    </video>
  );
}
