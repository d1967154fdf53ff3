/** A file that is not accepted; the message is for the owner. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
}

/** The exit code of a process that has used too much memory. */
export const TOO_MUCH_MEMORY = 75;

/** The most pixels that a picture may have: usual phones take photos of up to 108 megapixels. */
export const MOST_PIXELS = 120_000_000;
/** The most bytes that a picture may have once it is decoded: four for each of those pixels. */
export const MOST_DECODED_BYTES = 4 * MOST_PIXELS;

const EXPORT =
  "On the iPhone, open the photo, choose Share, Options, “Most Compatible”, and save it to Files; on a computer, open it and export it as JPEG.";

/** What is wrong with a file, as a whole sentence. */
export const refusals = {
  tooManyPixels:
    "This picture is too large to be opened safely. Make it smaller, and choose it again.",
  tooMuchWork:
    "This picture takes too long or too much memory to open. Open it on a computer, save it as JPEG, and choose that file.",
  heic: `This is a HEIC photo, which browsers cannot show. ${EXPORT}`,
  moves: "This picture moves. Choose one that stands still.",
  noPicture:
    "This is no picture that the website can use. Choose a JPEG, PNG, WebP or AVIF file, as cameras and phones make them.",
  broken:
    "This picture is damaged: it cannot be read to its end. Copy it from the phone or the camera once more, and choose it again.",
  noProgram:
    "Pictures cannot be taken here: the part of the website that makes them does not work on this machine. Tell your technician; everything else can be changed.",
  noRoom: "The picture could not be stored: the disk is full. Make room, and choose it again.",
  gone: "This photograph was not used for a day and is gone. Choose the file again.",
  moved:
    "Something else stands at this place now, because it was changed in another window. Nothing was put there. Open the place again from the list of all pictures, and choose the photo there.",
  tooSmall:
    "This picture is too small for this place, and would be blurred. Choose the photo as the camera took it.",
} as const;

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);
const PNG = "\u0089PNG\r\n\u001A\n";

/**
 * The format of a file, as sharp names it, by its whole signature, whatever it is called.
 * @throws {RefusedFile} when it is none that is accepted
 */
export function formatOf(bytes: Buffer) {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes.length < 16) throw new RefusedFile(refusals.noPicture);
  if (text(0, 3) === "\u00FF\u00D8\u00FF") return "jpeg";
  if (text(0, 8) === PNG && text(12, 16) === "IHDR") return "png";
  if (text(0, 4) === "RIFF" && /^WEBPVP8[ LX]$/.test(text(8, 16))) return "webp";
  if (text(4, 8) !== "ftyp") throw new RefusedFile(refusals.noPicture);
  const brands: string[] = text(8, Math.min(bytes.readUInt32BE(0), 64)).match(/.{4}/gs) ?? [];
  if (brands.includes("avif")) return "heif";
  const isHeic = brands.some((brand) => HEIC_BRANDS.has(brand));
  throw new RefusedFile(isHeic ? refusals.heic : refusals.noPicture);
}
