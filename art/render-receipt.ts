import { join } from "node:path";

import { drawOriginal } from "./original.ts";

/** The strip of the bay at the top of the receipt: 600 CSS pixels wide, at a pixel ratio of 2. */
const file = join(import.meta.dirname, "../server/mail/receipt/bay.jpg");
const WIDTH = 1200;
const strip = await drawOriginal("hero/hero-bay", WIDTH, { ratio: 3, keep: 0.82, cutsRows: true });
// JPEG, because Outlook shows neither AVIF nor WebP.
await strip.jpeg({ quality: 62, mozjpeg: true }).toFile(file);
