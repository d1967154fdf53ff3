import type { PictureSource } from "../schema/formats.ts";
import { type Photograph, type Photographs, type Scrim, scrims } from "../pictures/photograph.ts";
import {
  LEAST_GALLERY,
  pagePictures,
  type PictureShape,
  type PictureSlot,
  pictureSlots,
  type SlotName,
} from "../pictures/picture-slots.ts";
import type { Documents } from "../schema/documents.ts";
import { keysOf } from "../typed-keys.ts";

type Stored = Documents["pictures"]["photographs"];

/**
 * The photographs that pages show: those of pages that have one at their top, and single ones.
 * @param hasGallery whether the gallery, a part of Reviews, shows photographs
 */
export function shownPhotographs(
  stored: Stored,
  hasGallery: boolean,
): Photographs & { chat?: Photograph } {
  const pages = Object.entries(pagePictures).flatMap(([page, parts]) => {
    if (!stored[parts.top] || (page === "reviews" && !hasGallery)) return [];
    const photographs = Object.entries<SlotName>(parts).flatMap(([part, slot]) => {
      const photograph = photographOf(stored, slot);
      return photograph ? [[part, photograph] as const] : [];
    });
    return [[page, Object.fromEntries(photographs)] as const];
  });
  const shown: Photographs = Object.fromEntries<unknown>(pages);
  const single = (["chat", "socialCard", "logo", "icon"] as const).flatMap((slot) => {
    const photograph = photographOf(stored, slot);
    return photograph ? [[slot, photograph] as const] : [];
  });
  const second = photographOf(stored, "homeSecond");
  return {
    ...shown,
    ...(shown.home && { hero: heroOf(second ? [shown.home.top, second] : [shown.home.top]) }),
    ...Object.fromEntries(single),
  };
}

/** One scrim for all of a hero’s pictures, because its words do not move from one to the next. */
function heroOf(pictures: readonly Photograph[]) {
  const order: readonly Scrim[] = [...keysOf(scrims), "beside"];
  const needed = pictures.map(({ scrim = "beside" }) => order.indexOf(scrim));
  return { pictures, scrim: order[Math.max(...needed)] ?? "beside" };
}

function photographOf(stored: Stored, name: SlotName): Photograph | undefined {
  const photograph = stored[name];
  if (!photograph) return undefined;
  const { shape, narrow }: PictureSlot = pictureSlots[name];
  const { file, alt, scrim } = photograph;
  return {
    ...source(file, shape),
    alt,
    ...(narrow && photograph.narrow && { narrow: source(photograph.narrow.file, narrow) }),
    ...(scrim && { scrim }),
  };
}

function source(file: string, { width, height }: PictureShape): PictureSource {
  return { file, width, height };
}

export function isPhotograph({ file }: Pick<PictureSource, "file">): boolean {
  return file.startsWith("uploads/");
}

/** The gallery’s pictures: its drawings step aside once there are enough photographs. */
export function shownGallery<Shown extends PictureSource>(pictures: readonly Shown[]): Shown[] {
  const photographs = pictures.filter(isPhotograph);
  const drawings = pictures.filter((picture) => !photographs.includes(picture));
  const isEnough = photographs.length >= LEAST_GALLERY || drawings.length === 0;
  return isEnough ? photographs : drawings;
}
