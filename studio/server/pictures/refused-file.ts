import { LARGEST_FILE, LARGEST_FORM } from "./read-posted-form.ts";

const MB = 1_000_000;
/** The most pixels that a picture may have: usual phones take photos of up to 108 megapixels. */
export const MOST_PIXELS = 120_000_000;

/** The same for files that a decoder keeps in memory whole, up to eight bytes a pixel. */
export const MOST_COSTLY_PIXELS = 25_000_000;

const EXPORT =
  "On the iPhone, open the photo, choose Share, Options, “Most Compatible”, and save it to Files; on a computer, open it and export it as JPEG.";

/** What is wrong with a file, as the end of a sentence that begins with the field's name. */
export const refusals = {
  tooLarge: `is too large: one file may have ${LARGEST_FILE / MB} MB, and all that are saved at once ${LARGEST_FORM / MB} MB. Choose a smaller one, or save one picture at a time.`,
  tooManyPixels: `has more than ${MOST_PIXELS / 1_000_000} million pixels. Make it smaller, and choose it again.`,
  tooCostly: `has more than ${MOST_COSTLY_PIXELS / 1_000_000} million pixels and is saved in a way (interlaced, progressive or with 16 bits) that takes too much memory. Save it as an ordinary JPEG, and choose it again.`,
  tooSmall: (width: number, height: number, least: number, leastHeight: number) =>
    `is too small: it has ${width} × ${height} pixels, and would be blurred. It needs ${least} × ${leastHeight} or more. Choose the photo as the camera took it.`,
  heic: `is a HEIC photo, which browsers cannot show. ${EXPORT}`,
  noPicture:
    "is no picture that the website can use. Choose a JPEG, PNG, WebP or AVIF file, as cameras and phones make them.",
  broken:
    "is damaged: it cannot be read to its end. Copy it from the phone or the camera once more, and choose it again.",
  noProgram:
    "cannot be taken here: the part of the website that makes pictures does not work on this machine. Tell your technician; everything else can be saved.",
  noRoom: "could not be stored: the disk is full. Make room, and save again.",
} as const;

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Why a file is refused, judged by its first bytes, not its name; undefined for a picture. */
export function refusedKind(bytes: Buffer): string | undefined {
  if (bytes.length < 16) return refusals.noPicture;
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  // Whole signatures: an SVG may begin with the letters of another format.
  const isImage =
    text(0, 3) === "\u00FF\u00D8\u00FF" ||
    text(0, 8) === "\u0089PNG\r\n\u001A\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP");
  if (isImage) return undefined;
  if (text(4, 8) !== "ftyp") return refusals.noPicture;
  const brands: string[] = text(8, Math.min(bytes.readUInt32BE(0), 64)).match(/.{4}/gs) ?? [];
  if (brands.includes("avif")) return undefined;
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? refusals.heic : refusals.noPicture;
}
