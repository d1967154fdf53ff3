import { useEffect, useRef } from "react";

import { videoSource, videoType } from "./video-source.ts";

interface Captions {
  language: string;
  label: string;
  address: string;
}

interface VideoPlayerProps {
  title: string;
  /** The address of a file, or of a page of YouTube or Vimeo. */
  address: string;
  /** The same film as a second file, for browsers that cannot play the first. */
  secondFormat?: { address: string } | undefined;
  /** The first are the default track. */
  captions: readonly Captions[];
  /** The address of the picture before the first frame. */
  poster: string | undefined;
}

const playerClass = "aspect-video max-h-full w-full bg-black";

/** Plays a video at once, in the browser's own player or in an embedded one. */
export function VideoPlayer({ title, address, secondFormat, captions, poster }: VideoPlayerProps) {
  const source = videoSource(address);

  return source.player === "browser" ? (
    <FilePlayer {...{ title, secondFormat, captions, poster }} address={source.address} />
  ) : (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs scripts and same-origin storage: that sandbox would allow everything
    <iframe
      src={source.address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      className={playerClass}
    />
  );
}

function FilePlayer({ title, address, secondFormat, captions, poster }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const secondAddress = secondFormat?.address;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const addresses = secondAddress ? [address, secondAddress] : [address];
    const sources = addresses.map((src) => {
      const type = videoType(src);
      return Object.assign(document.createElement("source"), { src, ...(type && { type }) });
    });
    element.append(...sources);
    return () => {
      // A video that is removed from the page goes on downloading otherwise.
      for (const source of sources) source.remove();
      element.load();
    };
  }, [address, secondAddress]);

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are props
    <video
      ref={video}
      aria-label={title}
      poster={poster}
      autoPlay
      controls
      playsInline
      className={playerClass}
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
