import { SCRIM_COLOUR, scrims, type Scrim } from "#content/pictures/photograph.ts";
import { type Focus, partAround, type Size } from "#content/pictures/picture-focus.ts";
import type { PictureShape, PictureSlot } from "#content/pictures/picture-slots.ts";

import type { SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { percent } from "./focus-picker.tsx";
import { sourceOf } from "./slot-words.ts";

/** The crops of a place: side by side, or one below the other where others are beside them. */
const rows = { beside: "grid gap-3 *:nth-2:w-1/2", alone: "grid grid-cols-[5fr_2fr] gap-4" };

interface StandingCropsProps {
  picture: SlotPicture;
  slot: PictureSlot;
}

/** The picture that stands at a place, as screens show it. */
export function StandingCrops({ picture, slot: { shape, narrow } }: StandingCropsProps) {
  const crops = [
    [sourceOf(picture), shape, narrow ? "On a computer" : "As it shows"],
    [picture.narrow, narrow, "On a phone"],
  ] as const;
  return (
    <section aria-label="Now">
      <h2 className="mb-1 text-subtitle">Now</h2>
      <div className={rows.beside}>
        {crops.map(
          ([source, size, label]) =>
            source &&
            size && (
              <Crop key={label} label={label} shape={size}>
                <img
                  src={source}
                  alt=""
                  className={`size-full ${size.isWhole ? "object-contain" : "object-cover"}`}
                />
              </Crop>
            ),
        )}
      </div>
    </section>
  );
}

interface PhotographCropsProps extends Omit<PreviewProps, "label" | "shape" | "side"> {
  slot: PictureSlot;
  /** Whether the crops of what stands there now are beside them. */
  isBeside: boolean;
}

/** The crops of a photograph for a place. */
export function PhotographCrops({ slot, isBeside, ...shown }: PhotographCropsProps) {
  const { shape, narrow, words } = slot;
  if (!narrow) {
    return (
      <div className="max-w-md">
        <CropPreview {...shown} label="As it shows" shape={shape} side={words} />
      </div>
    );
  }
  const side = words === "left" ? "foot" : words;
  return (
    <div className={isBeside ? rows.beside : rows.alone}>
      <CropPreview {...shown} label="On a computer" shape={shape} side={words} />
      <CropPreview {...shown} label="On a phone" shape={narrow} side={side} />
    </div>
  );
}

interface PreviewProps {
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
function CropPreview(props: PreviewProps) {
  const { label, source, picture, shape, focus, scrim = "none", side, words } = props;
  const part = partAround(picture, shape, focus);
  const veil = `rgb(${SCRIM_COLOUR.join(" ")} / ${scrim === "beside" ? 0 : scrims[scrim]})`;
  const backgrounds = {
    left: `linear-gradient(to right, ${veil} 45%, transparent 68%)`,
    middle: veil,
    foot: `linear-gradient(to top, rgb(${SCRIM_COLOUR.join(" ")}) 20%, transparent 58%)`,
  };
  return (
    <Crop label={label} shape={shape}>
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
    </Crop>
  );
}

interface CropProps {
  label: string;
  shape: PictureShape;
  children: React.ReactNode;
}

function Crop({ label, shape, children }: CropProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm font-medium whitespace-nowrap">{label}</figcaption>
      <div
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
        className="@container relative overflow-hidden rounded-lg border border-border bg-white"
      >
        {children}
      </div>
    </figure>
  );
}
