import { heroPictures } from "#content/home.ts";
import type { Picture } from "#content/picture.ts";
import { useEffect, useRef, useState } from "react";

import { decodePicture } from "../../ui/picture/decode-picture.ts";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import type { Autoplay } from "./use-autoplay.ts";

interface HeroPicturesProps extends Pick<Autoplay, "active" | "isRunning"> {
  /** How long each is shown, in milliseconds. */
  interval: number;
}

/** The pictures behind the heading, each fading in over the one before. */
export function HeroPictures({ active, isRunning, interval }: HeroPicturesProps) {
  const [shown, setShown] = useState(0);
  const [isNextWanted, setNextWanted] = useState(false);
  const next = isNextWanted ? (active + 1) % heroPictures.length : active;

  // After half a turn: the second picture would compete with what the first screen needs.
  useEffect(() => {
    if (!isRunning) return;
    const loading = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setNextWanted(true), interval / 2);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { signal: loading.signal });
    return () => {
      loading.abort();
      clearTimeout(timer);
    };
  }, [isRunning, interval]);

  return heroPictures.map((picture, index) => (
    <HeroPicture
      key={picture.file}
      picture={picture}
      index={index}
      isWanted={index === active || index === next}
      isActive={index === active}
      isShown={index === shown}
      onReady={setShown}
    />
  ));
}

interface HeroPictureProps {
  picture: Picture;
  index: number;
  /** Whether to load it: it is active, or will be next. */
  isWanted: boolean;
  isActive: boolean;
  isShown: boolean;
  /** It is active, and decoded. */
  onReady: (index: number) => void;
}

function HeroPicture({ picture, index, isWanted, isActive, isShown, onReady }: HeroPictureProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(isWanted);
  if (isWanted && !isKept) setKept(true);

  useEffect(() => {
    if (!isActive) return;
    let isCancelled = false;
    // If it fails to load, the picture before stays.
    void decodePicture(layer.current).then(
      () => isCancelled || onReady(index),
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [isActive, index, onReady]);

  if (!isKept) return null;
  return (
    // The outgoing picture stays opaque underneath until the incoming one has faded in.
    <div
      ref={layer}
      aria-hidden={!isShown}
      className={`absolute inset-0 transition-opacity motion-reduce:transition-none ${
        isShown ? "-z-20 duration-1000" : "-z-30 opacity-0 delay-1000 duration-0"
      }`}
    >
      <ResponsivePicture
        {...picture}
        priority={index === 0}
        sizes="(width < 28rem) 450px, (width < 48rem) 100vw, (width < 80rem) 1280px, 100vw"
        className="size-full object-cover max-md:object-bottom"
      />
    </div>
  );
}
