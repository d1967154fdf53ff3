import { isPhotograph } from "#content/derive/shown-photographs.ts";
import { pagePictures, pictureSlots, type SlotName } from "#content/pictures/picture-slots.ts";
import type { Documents } from "#content/schema/documents.ts";

import { drawingOf } from "../pictures/slot-paths.ts";

/**
 * The documents with drawings in the places that have no photograph yet, on the pages that have one:
 * so these pages already show their photographs.
 */
export function withDrawnPlaces(documents: Documents): Documents {
  const { photographs } = documents.pictures;
  const drawn = Object.values(pagePictures)
    .map((parts) => Object.values<SlotName>(parts))
    .filter((slots) => slots.some((slot) => photographs[slot]))
    .flat()
    .filter((slot) => !photographs[slot])
    .map((slot) => [slot, drawing(slot, documents)]);
  const { pictures } = documents.gallery;
  const taken = pictures.filter(isPhotograph);
  return {
    ...documents,
    pictures: { photographs: { ...photographs, ...Object.fromEntries(drawn) } },
    gallery: { ...documents.gallery, pictures: taken.length > 0 ? taken : pictures },
  };
}

function drawing(slot: SlotName, documents: Documents) {
  const file = drawingOf(slot, documents);
  const isUnderWords = "words" in pictureSlots[slot];
  return { file, alt: "", ...(isUnderWords && { scrim: "none" }) };
}
