import type { Picture } from "#content/schema/formats.ts";
import { startTransition, useEffect, useRef, useState } from "react";

import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import type { Autoplay } from "./use-autoplay.ts";

interface HeroPicturesProps extends Pick<Autoplay, "active" | "isRunning"> {
  pictures: readonly Picture[];
  /** How long each picture is shown, in milliseconds. */
  interval: number;
}

/** The pictures behind the hero's heading; each one fades in over the previous one. */
export function HeroPictures({ pictures, active, isRunning, interval }: HeroPicturesProps) {
  const [shown, setShown] = useState(0);
  const [isNextWanted, setNextWanted] = useState(false);
  const next = isNextWanted ? (active + 1) % pictures.length : active;

  // Not at once: what is above the fold comes first, and pages hydrate after it.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => startTransition(() => setNextWanted(true)), interval / 2);
    return () => clearTimeout(timer);
  }, [isRunning, interval]);

  return pictures.map((picture, index) => (
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
  /** Whether to load the picture: it is the active or the next one. */
  isWanted: boolean;
  isActive: boolean;
  isShown: boolean;
  /** Called when the active picture is decoded. */
  onReady: (index: number) => void;
}

function HeroPicture({ picture, index, isWanted, isActive, isShown, onReady }: HeroPictureProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [isKept, setKept] = useState(isWanted);
  if (isWanted && !isKept) setKept(true);

  useEffect(() => {
    if (!isActive) return;
    let isCancelled = false;
    // If a picture fails to load, the previous one stays.
    const image = layer.current?.querySelector("img");
    image?.decode().then(
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
      // Hidden, because screen readers would read the descriptions before the heading.
      aria-hidden="true"
      data-shown={isShown || undefined}
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
