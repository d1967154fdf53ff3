import { galleryText } from "#content/pages/gallery-text.ts";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import { shortestWay, wrap } from "#app/ui/wrap-index.ts";
import { Modal } from "#app/ui/dialog/modal.tsx";
import { ResponsivePicture } from "#app/ui/picture/responsive-picture.tsx";
import { RoundButton } from "#app/ui/button/round-button.tsx";
import { useSwipe } from "./use-swipe.ts";

const text = galleryText.lightbox;

interface LightboxItem {
  title: string;
  img: ComponentProps<typeof ResponsivePicture>;
}

interface LightboxProps {
  /** The accessible name. */
  label: string;
  items: readonly LightboxItem[];
  /** The index of the picture that is shown first. */
  initial: number;
  onClose: () => void;
}

/** A modal that shows one picture at a time; buttons, keys and swipes wrap around at both ends. */
export function Lightbox({ label, items, initial, onClose }: LightboxProps) {
  const count = items.length;
  const [index, setIndex] = useState(initial);
  const [hasLoaded, setLoaded] = useState(false);
  const item = items[index];
  const captionId = useId();
  const move = (steps: number) => setIndex((before) => wrap(before + steps, count));
  const swipe = useSwipe(move);

  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowLeft: wrap(index - 1, count),
      ArrowRight: wrap(index + 1, count),
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setIndex(target);
  }

  return (
    <Modal
      label={label}
      describedBy={captionId}
      close={text.close}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="h-dvh w-full bg-night text-foreground scheme-dark"
    >
      <div {...swipe} className="group relative min-h-0 flex-1 overflow-hidden select-none">
        {items.map(({ img }, itemIndex) => {
          const offset = shortestWay(index, itemIndex, count);
          // Once the first picture is loaded, its neighbours are preloaded.
          const isWanted = offset === 0 || (hasLoaded && Math.abs(offset) === 1);
          return (
            isWanted && (
              <LightboxPicture key={img.file} img={img} offset={offset} onLoaded={setLoaded} />
            )
          );
        })}
      </div>
      <div className="mx-auto flex w-full max-w-2xl shrink-0 items-center justify-between gap-4 px-4 py-5 short:py-1">
        <RoundButton icon="previous" label={text.previous} onClick={() => move(-1)} />
        <p id={captionId} aria-live="polite" aria-atomic="true" className="text-center">
          {/* The key replaces the whole caption: two changes would be announced separately. */}
          <span key={index}>
            <span className="block font-display text-subtitle">{item?.title}</span>{" "}
            <span className="text-muted-foreground">{text.position(index + 1, count)}</span>
          </span>
        </p>
        <RoundButton icon="next" label={text.next} onClick={() => move(1)} />
      </div>
    </Modal>
  );
}

/** The positions of the previous, current and next picture, moved by the distance of a drag. */
const translations = [
  "translate-x-[calc(-100%+var(--drag,0px))]",
  "translate-x-[var(--drag,0px)]",
  "translate-x-[calc(100%+var(--drag,0px))]",
] as const;

interface LightboxPictureProps {
  img: LightboxItem["img"];
  /** The distance from the current picture: 0 for itself, -1 for the previous, 1 for the next. */
  offset: number;
  onLoaded: (hasLoaded: boolean) => void;
}

function LightboxPicture({ img, offset, onLoaded }: LightboxPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isCurrent = offset === 0;

  useEffect(() => {
    if (!isCurrent) return;
    const loaded = () => onLoaded(true);
    frame.current?.querySelector("img")?.decode().then(loaded, loaded);
  }, [isCurrent, onLoaded]);

  return (
    <div
      ref={frame}
      aria-hidden={!isCurrent}
      data-backdrop=""
      className={`absolute inset-0 flex ${translations[Math.sign(offset) + 1]} items-center justify-center px-4 transition-[translate] duration-250 ease-out group-data-dragging:transition-none motion-reduce:transition-none sm:px-8 [&>picture]:contents`}
    >
      <ResponsivePicture
        {...img}
        priority
        sizes="min(100vw, 133vh, 1200px)"
        className="h-auto max-h-full w-auto max-w-full rounded-2xl"
      />
    </div>
  );
}
