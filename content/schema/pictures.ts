import * as z from "zod";

import { pictureSlots } from "../pictures/picture-slots.ts";
import { slotNames } from "../pictures/slot-names.ts";
import { keysOf, recordOf } from "../typed-keys.ts";
import { files, words } from "./formats.ts";

const photograph = z
  .strictObject({
    file: files.file,
    /** The crop for narrow screens. */
    narrow: z.strictObject({ file: files.file }).exactOptional(),
    alt: words.meta({ alt: "needed" }),
    /** How the words on it are kept readable, as the studio has measured. */
    scrim: z.enum(["none", "light", "medium", "strong", "darkest", "beside"]).exactOptional(),
  })
  .exactOptional()
  .meta({ isPicture: true });

/** pictures.json: the owner’s photographs by slot; a slot without one shows its drawing. */
export const pictures = z
  .strictObject({
    // Called like the document, it is named once.
    photographs: z
      .strictObject(
        recordOf(keysOf(pictureSlots), (name) => photograph.meta({ label: slotNames[name] })),
      )
      .meta({ label: "Pictures" }),
  })
  .meta({ label: "Pictures" });
