import { heroPictures } from "#content/home.ts";
import type { Picture as PictureContent } from "#content/picture.ts";
import { useEffect, useRef, useState } from "react";

import { decodePicture } from "../ui/decode-picture.ts";
import { Picture } from "../ui/picture.tsx";
import type { Rotation } from "../ui/use-rotation.ts";

interface HeroPicturesProps extends Pick<Rotation, "active" | "isRotating"> {
  /** How long each is shown, in milliseconds. */
  interval: number;
}

/** The pictures behind the first screen's words, each fading in over the one before. */
export function HeroPictures({ active, isRotating, interval }: HeroPicturesProps) {
  const [shown, setShown] = useState(0);
  const [isNextWanted, setNextWanted] = useState(false);
  const next = isNextWanted ? (active + 1) % heroPictures.length : active;

  // Not at once: many a visitor has moved on by then, and everything else is arriving.
  useEffect(() => {
    if (!isRotating) return;
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
  }, [isRotating, interval]);

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
  picture: PictureContent;
  index: number;
  /** Whether to have it at hand: it is shown, or will be next. */
  isWanted: boolean;
  isActive: boolean;
  isShown: boolean;
  /** It is this picture's turn, and there is something to show. */
  onReady: (index: number) => void;
}

function HeroPicture({ picture, index, isWanted, isActive, isShown, onReady }: HeroPictureProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(isWanted);
  if (isWanted && !isKept) setKept(true);

  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    // A picture that does not arrive never takes its turn: the one before stays.
    void decodePicture(layer.current).then(
      () => isOver || onReady(index),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isActive, index, onReady]);

  if (!isKept) return null;
  return (
    // The one that goes stays, opaque and underneath, until the one that comes has faded in.
    <div
      ref={layer}
      aria-hidden={!isShown}
      className={`absolute inset-0 transition-opacity motion-reduce:transition-none ${
        isShown ? "-z-20 duration-1000" : "-z-30 opacity-0 delay-1000 duration-0"
      }`}
    >
      <Picture
        {...picture}
        priority={index === 0}
        sizes="(width < 28rem) 450px, (width < 48rem) 100vw, (width < 80rem) 1280px, 100vw"
        className="size-full object-cover max-md:object-bottom"
      />
    </div>
  );
}
