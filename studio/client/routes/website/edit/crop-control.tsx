import { useEffect, useRef, useState } from "react";

import {
  CENTRE,
  closestZoom,
  type Crop,
  partOf,
  type PictureShape,
  type Size,
} from "../../../../contract/picture-crop.ts";
import { pictureWords as text } from "./picture-words.ts";
import { useDrag } from "./use-drag.ts";

interface CropControlProps {
  /** The path of the picture's field. */
  path: string;
  /** The address of the whole picture. */
  source: string;
  shape: PictureShape;
  initial?: Crop;
  /** Whether to focus the control, because the button that opened it is removed. */
  takesFocus?: boolean;
}

const PERCENT = 100;

/** Chooses which part of a picture the page will show, by dragging or by the keyboard. */
export function CropControl({
  path,
  source,
  shape,
  initial = CENTRE,
  takesFocus = false,
}: CropControlProps) {
  const [crop, setCrop] = useState(initial);
  const [size, setSize] = useState<Size>();
  const [isUnknown, setUnknown] = useState(false);
  const part = size && partOf(size, shape, crop);
  // How far the part can move, as multiples of its own width and height.
  const room = size &&
    part && {
      x: size.width / part.width - 1,
      y: size.height / part.height - 1,
    };
  const drag = useDrag((right, down) => {
    if (!room) return;
    setCrop(({ x, y, zoom }) => ({
      x: room.x > 0 ? within(x - right / room.x) : x,
      y: room.y > 0 ? within(y - down / room.y) : y,
      zoom,
    }));
  });
  const container = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) container.current?.focus();
  }, [takesFocus]);
  const closest = size ? closestZoom(size, shape) : 1;

  if (isUnknown) return <p className="text-error">{text.unknown}</p>;
  return (
    <fieldset
      ref={container}
      tabIndex={-1}
      className="grid min-w-0 items-center gap-x-6 gap-y-3 rounded-2xl border border-border p-4 sm:grid-cols-2"
    >
      <legend className="px-2 font-heading text-lg">{text.part}</legend>
      <p className="text-sm text-muted-foreground sm:col-span-2">{text.hint}</p>
      <div
        {...drag}
        className={`relative w-full max-w-80 cursor-move touch-none overflow-hidden rounded-xl border border-border select-none ${
          shape.width === shape.height ? "aspect-square" : "aspect-4/3"
        }`}
      >
        <img
          src={source}
          alt={text.preview}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setUnknown(true)}
          className={`absolute h-auto max-w-none ${size ? "" : "invisible"}`}
          style={
            size && part
              ? {
                  width: percent(size.width / part.width),
                  left: percent(-part.left / part.width),
                  top: percent(-part.top / part.height),
                }
              : undefined
          }
        />
      </div>
      <div className="grid gap-1">
        <Range
          name={`${path}/crop-x`}
          label={text.sideways}
          value={crop.x}
          isFixed={!room || room.x < STILL}
          onChange={(x) => setCrop({ ...crop, x })}
        />
        <Range
          name={`${path}/crop-y`}
          label={text.upright}
          value={crop.y}
          isFixed={!room || room.y < STILL}
          onChange={(y) => setCrop({ ...crop, y })}
        />
        <Range
          name={`${path}/crop-zoom`}
          label={text.closer}
          value={crop.zoom}
          least={1}
          most={closest}
          isFixed={closest < 1 + STILL}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
      </div>
    </fieldset>
  );
}

/** Moving or zooming by less than this fraction of the size makes no visible difference. */
const STILL = 0.005;

interface RangeProps {
  name: string;
  label: string;
  value: number;
  least?: number;
  most?: number;
  /** Whether the range is disabled, because it has no room to move. */
  isFixed: boolean;
  onChange: (value: number) => void;
}

/** A range control, whose form value is in percent. */
function Range({ name, label, value, least = 0, most = 1, isFixed, onChange }: RangeProps) {
  return (
    <label className="grid font-medium">
      {label}
      <input
        type="range"
        name={name}
        min={least * PERCENT}
        max={Math.floor(most * PERCENT)}
        value={Math.round(value * PERCENT)}
        disabled={isFixed}
        onChange={(event) => onChange(Number(event.currentTarget.value) / PERCENT)}
        className="h-11 w-full max-w-80 accent-link disabled:opacity-50"
      />
    </label>
  );
}

function within(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

function percent(part: number): string {
  return `${part * PERCENT}%`;
}
