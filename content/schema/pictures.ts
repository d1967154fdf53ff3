import * as z from "zod";

import type { SlotName } from "../pictures/picture-slots.ts";
import { code, words } from "./formats.ts";

const photograph = z
  .strictObject({
    file: code,
    /** The crop for narrow screens. */
    narrow: z.strictObject({ file: code }).exactOptional(),
    /** What is on it, for people who cannot see it. */
    alt: words,
    /** How the words on it are kept readable, as the studio has measured. */
    scrim: z.enum(["none", "light", "medium", "strong", "darkest", "beside"]).exactOptional(),
  })
  .exactOptional();

/** pictures.json: the owner’s photographs by slot; a slot without one shows its drawing. */
export const pictures = z
  .strictObject({
    photographs: z.strictObject({
      homeTop: photograph,
      homeSecond: photograph,
      homeSchool: photograph,
      banner: photograph,
      aboutTop: photograph,
      aboutSchool: photograph,
      programTop: photograph,
      reviewsTop: photograph,
      applyTop: photograph,
      legalTop: photograph,
      welcome: photograph,
      lesson: photograph,
      graduation: photograph,
      chat: photograph,
      socialCard: photograph,
      logo: photograph,
      icon: photograph,
    } satisfies Record<SlotName, z.ZodType>),
  })
  .meta({ label: "Pictures", about: "Every picture by its place" });
