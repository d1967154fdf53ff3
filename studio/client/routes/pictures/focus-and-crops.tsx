import { type KeyboardEvent, type MouseEvent, useId } from "react";

import { SCRIM_COLOUR, scrims, type Scrim } from "#content/pictures/photograph.ts";
import { type Focus, partAround, type Size } from "#content/pictures/picture-focus.ts";
import type { PictureShape } from "#content/pictures/picture-slots.ts";

/** How far an arrow key moves the focus, as a fraction of the picture. */
const STEP = 0.04;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FocusPickerProps extends Size {
  source: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The whole photograph, on which one taps what every crop keeps. */
export function FocusPicker({ source, width, height, focus, onChange }: FocusPickerProps) {
  const hintId = useId();

  function tap({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Pressed by a key, which has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const x = within((clientX - box.left) / box.width);
    onChange({ ...focus, x, y: within((clientY - box.top) / box.height) });
  }

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ ...focus, x: within(focus.x + step[0]), y: within(focus.y + step[1]) });
  }

  return (
    <div>
      <h2 className="text-subtitle">Mark what must stay visible</h2>
      <p id={hintId} className="mb-2 text-sm text-muted-foreground">
        A face, a hand, the sea.{" "}
        <span className="max-sm:sr-only">With the keyboard: arrow keys.</span>
      </p>
      <button
        type="button"
        // A slider: the arrow keys reach it, and each new value is announced.
        role="slider"
        aria-label="What must stay visible"
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={placeOf(focus)}
        aria-describedby={hintId}
        onClick={tap}
        onKeyDown={move}
        className="relative block w-fit max-w-full cursor-crosshair overflow-hidden rounded-lg"
      >
        <img
          src={source}
          alt=""
          width={width}
          height={height}
          draggable={false}
          className="block h-auto max-h-[30svh] w-auto lg:max-h-[60svh] max-w-full"
        />
        <span
          style={{ left: percent(focus.x), top: percent(focus.y) }}
          className="absolute grid size-12 -translate-1/2 place-items-center rounded-full border-4 border-white shadow-[0_0_0_2px_#07222f,inset_0_0_0_2px_#07222f]"
        >
          <span className="size-2 rounded-full bg-white shadow-[0_0_0_2px_#07222f]" />
        </span>
      </button>
    </div>
  );
}

function placeOf({ x, y }: Focus): string {
  return `${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`;
}

function within(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

interface CropPreviewProps {
  label: string;
  source: string;
  picture: Size;
  shape: PictureShape;
  focus: Focus;
  scrim?: Scrim | undefined;
  /** Where the words stand: on phones at a hero’s foot. */
  side?: "left" | "middle" | "foot" | undefined;
  /** The words that stand on the picture. */
  words?: string;
}

/** A crop of a photograph as a screen shows it, with the words that stand on it. */
export function CropPreview(props: CropPreviewProps) {
  const { label, source, picture, shape, focus, scrim = "none", side, words } = props;
  const part = partAround(picture, shape, focus);
  const veil = `rgb(${SCRIM_COLOUR.join(" ")} / ${scrim === "beside" ? 0 : scrims[scrim]})`;
  const backgrounds = {
    left: `linear-gradient(to right, ${veil} 45%, transparent 68%)`,
    middle: veil,
    foot: `linear-gradient(to top, rgb(${SCRIM_COLOUR.join(" ")}) 20%, transparent 58%)`,
  };
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm font-medium">{label}</figcaption>
      <div
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
        className="@container relative overflow-hidden rounded-lg border border-border bg-white"
      >
        <img
          src={source}
          alt=""
          draggable={false}
          className="absolute h-auto max-w-none"
          style={{
            width: percent(picture.width / part.width),
            left: percent(-part.left / part.width),
            top: percent(-part.top / part.height),
          }}
        />
        {words && side && (side === "foot" || scrim !== "beside") && (
          <p
            aria-hidden="true"
            className={`absolute inset-0 flex p-[6%] font-heading leading-[1.05] text-cream ${side === "foot" ? "items-end" : ""}`}
            style={{ background: backgrounds[side] }}
          >
            <span
              className={`block max-w-[10.6em] ${shape.width > shape.height ? "text-[6cqw]" : "text-[10cqw]"}`}
            >
              {words}
            </span>
          </p>
        )}
      </div>
    </figure>
  );
}

function percent(part: number): string {
  return `${part * 100}%`;
}
