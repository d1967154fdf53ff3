import { useEffect, useRef } from "react";

import type { Video } from "#content/pages/video-text.ts";
import { embeddedPlayer, videoType } from "#content/pages/video-source.ts";

interface VideoPlayerProps extends Pick<Video, "title" | "address" | "captions"> {
  secondFormat?: Video["secondFormat"] | undefined;
  /** The URL of the picture that is shown before the first frame. */
  poster: string | undefined;
}

const playerClass = "aspect-video max-h-full w-full bg-black";

/** Plays a video immediately, in the browser's own player or an embedded one. */
export function VideoPlayer(video: VideoPlayerProps) {
  const embedded = embeddedPlayer(video.address);
  if (!embedded) return <FilePlayer {...video} />;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- players need scripts and same-origin storage, and a sandbox with both protects nothing
    <iframe
      src={embedded}
      title={video.title}
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
      // Sources are removed, because the browser would continue to download the removed video.
      for (const source of sources) source.remove();
      element.load();
    };
  }, [address, secondAddress]);

  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the caption tracks come from props
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
