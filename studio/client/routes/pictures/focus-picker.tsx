import { type KeyboardEvent, type MouseEvent, useId } from "react";

import type { Focus, Size } from "#content/pictures/picture-focus.ts";

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

export function percent(part: number): string {
  return `${part * 100}%`;
}
