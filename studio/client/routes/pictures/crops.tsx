import { SCRIM_COLOUR, scrims, type Scrim } from "#content/pictures/photograph.ts";
import { type Focus, partAround, type Size } from "#content/pictures/picture-focus.ts";
import type { PictureShape, PictureSlot } from "#content/pictures/picture-slots.ts";

import type { SlotPicture } from "#studio/server/pictures/slot-overview.ts";
import { percent } from "./focus-picker.tsx";
import { sourceOf } from "./slot-words.ts";

interface CropsProps {
  heading: string;
  slot: PictureSlot;
  children: (shape: PictureShape, isNarrow: boolean) => React.ReactNode;
}

/** The crops of a place at their true proportions, as high as each other. */
function Crops({ heading, slot: { shape, narrow }, children }: CropsProps) {
  return (
    <section aria-label={heading}>
      <h2 className="mb-1 text-subtitle font-semibold">{heading}</h2>
      <div className={`flex gap-3 ${narrow ? "" : "max-w-64 sm:max-w-md"}`}>
        <Crop label={narrow ? "On a laptop" : "As it shows"} shape={shape}>
          {children(shape, false)}
        </Crop>
        {narrow && (
          <Crop label="On a phone" shape={narrow}>
            {children(narrow, true)}
          </Crop>
        )}
      </div>
    </section>
  );
}

interface StandingCropsProps {
  picture: SlotPicture;
  slot: PictureSlot;
}

/** The picture that stands at a place, as screens show it. */
export function StandingCrops({ picture, slot }: StandingCropsProps) {
  const source = sourceOf(picture);
  if (!source) return null;
  const isDrawing = !picture.isPhotograph && !slot.shape.isWhole;
  return (
    <Crops heading={isDrawing ? "Now: a drawing" : "Now"} slot={slot}>
      {({ isWhole }, isNarrow) => (
        <img
          src={(isNarrow && picture.narrow) || source}
          alt=""
          className={`size-full ${isWhole ? "object-contain" : "object-cover"}`}
        />
      )}
    </Crops>
  );
}

interface PhotographCropsProps extends Omit<PreviewProps, "shape" | "side"> {
  slot: PictureSlot;
}

/** The crops of a photograph for a place. */
export function PhotographCrops({ slot, ...shown }: PhotographCropsProps) {
  const { words } = slot;
  return (
    <Crops heading="Your photo" slot={slot}>
      {(shape, isNarrow) => (
        <CropPreview
          {...shown}
          shape={shape}
          side={isNarrow && words === "left" ? "foot" : words}
        />
      )}
    </Crops>
  );
}

interface PreviewProps {
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
  const { source, picture, shape, focus, scrim = "none", side, words } = props;
  const part = partAround(picture, shape, focus);
  const veil = `rgb(${SCRIM_COLOUR.join(" ")} / ${scrim === "beside" ? 0 : scrims[scrim]})`;
  const backgrounds = {
    left: `linear-gradient(to right, ${veil} 45%, transparent 68%)`,
    middle: veil,
    foot: `linear-gradient(to top, rgb(${SCRIM_COLOUR.join(" ")}) 20%, transparent 58%)`,
  };
  return (
    <>
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
    </>
  );
}

interface CropProps {
  label: string;
  shape: PictureShape;
  children: React.ReactNode;
}

function Crop({ label, shape, children }: CropProps) {
  return (
    <figure style={{ flex: `${shape.width / shape.height} 1 0` }} className="min-w-0">
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
