import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";

import { decodePicture } from "./decode-picture.ts";
import { shortestWay, wrap } from "./loop.ts";
import { Modal } from "./modal.tsx";
import { Picture } from "./picture.tsx";
import { RoundButton } from "./round-button.tsx";
import { useSwipe } from "./use-swipe.ts";

interface LightboxItem {
  title: string;
  img: ComponentProps<typeof Picture>;
}

/** The words of the lightbox’s controls. */
export interface LightboxWords {
  label: string;
  close: string;
  previous: string;
  next: string;
  position: (number: number, count: number) => string;
}

interface LightboxProps {
  words: LightboxWords;
  items: readonly LightboxItem[];
  /** The picture to begin with. */
  initial: number;
  onClose: () => void;
}

/** Pictures in full, one at a time, going round at both ends: by buttons, keys and swipes. */
export function Lightbox({ words, items, initial, onClose }: LightboxProps) {
  const count = items.length;
  const [index, setIndex] = useState(initial);
  const [isReady, setReady] = useState(false);
  const item = items[index];
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
      label={words.label}
      close={words.close}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="h-dvh w-full bg-night text-text scheme-dark"
    >
      <div
        {...swipe}
        className="group relative min-h-0 flex-1 touch-pan-y touch-pinch-zoom overflow-hidden select-none"
      >
        {items.map(({ title, img }, place) => {
          const offset = shortestWay(index, place, count);
          // Its neighbours follow once the picture itself is there, and so are ready for the next step.
          const isWanted = offset === 0 || (isReady && Math.abs(offset) === 1);
          return (
            isWanted && <LightboxPicture key={title} img={img} offset={offset} onReady={setReady} />
          );
        })}
      </div>
      <div className="mx-auto flex w-full max-w-2xl shrink-0 items-center justify-between gap-4 px-4 py-5 short:py-1">
        <RoundButton icon="previous" label={words.previous} onClick={() => move(-1)} />
        <p aria-live="polite" aria-atomic="true" className="text-center">
          <span className="block font-display text-subtitle">{item?.title}</span>
          <span className="text-quiet">{words.position(index + 1, count)}</span>
        </p>
        <RoundButton icon="next" label={words.next} onClick={() => move(1)} />
      </div>
    </Modal>
  );
}

/** Before, at and after what is looked at, and as far from there as it is dragged. */
const places = [
  "translate-x-[calc(-100%+var(--drag,0px))]",
  "translate-x-[var(--drag,0px)]",
  "translate-x-[calc(100%+var(--drag,0px))]",
] as const;

interface LightboxPictureProps {
  img: LightboxItem["img"];
  /** How many places it is away from the one that is looked at. */
  offset: number;
  onReady: (isReady: boolean) => void;
}

function LightboxPicture({ img, offset, onReady }: LightboxPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isCurrent = offset === 0;

  useEffect(() => {
    if (!isCurrent) return;
    const ready = () => onReady(true);
    void decodePicture(frame.current).then(ready, ready);
  }, [isCurrent, onReady]);

  return (
    <div
      ref={frame}
      aria-hidden={!isCurrent}
      data-backdrop=""
      className={`absolute inset-0 flex ${places[Math.sign(offset) + 1]} items-center justify-center px-4 transition-[translate] duration-250 ease-out group-data-dragging:transition-none motion-reduce:transition-none sm:px-8 [&>picture]:contents`}
    >
      <Picture
        {...img}
        priority
        sizes="min(100vw, 133vh, 1200px)"
        className="h-auto max-h-full w-auto max-w-full rounded-2xl"
      />
    </div>
  );
}
