import * as z from "zod";

/** The file of an uploaded picture before cropping, upright and without its embedded metadata. */
export const ORIGINAL = "original.jpg";

const fraction = z.number().min(0).max(1);
const size = { width: z.int().positive(), height: z.int().positive() };

const uploadedPicture = z.strictObject({
  /** A hash of the files, part of their URLs. */
  version: z.string().regex(/^[\da-f]{8}$/),
  widths: z.array(z.int().positive()).min(1),
  /** The only width rendered as JPEG. */
  fallback: z.int().positive(),
  /** The names of the rendered files: `192.avif`. */
  files: z.array(z.string().regex(/^\d+\.(?:avif|webp|jpg)$/)),
  original: z.strictObject(size),
  /** What must stay visible, in fractions of the original; older pictures have a crop instead. */
  focus: z.strictObject({ x: fraction, y: fraction, zoom: z.number().min(1) }).exactOptional(),
  crop: z.unknown().optional(),
  /** Where the focus is within the crop (CSS `object-position`). */
  position: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/)
    .exactOptional(),
  /** What the owner said about the people on it. */
  people: z.enum(["agreed", "nobody"]).exactOptional(),
});

/** An uploaded picture's metadata, which is kept beside its files. */
export type UploadedPicture = z.output<typeof uploadedPicture>;

/** Reads an uploaded picture's metadata; undefined if it is not valid. */
export function parseUpload(record: unknown): UploadedPicture | undefined {
  return uploadedPicture.safeParse(record).data;
}

/** Reads the metadata of uploaded pictures by id; leaves out what is not valid. */
export function parseUploads(records: ReadonlyMap<string, unknown>) {
  return new Map(
    Array.from(records, ([id, record]) => [id, parseUpload(record)] as const).filter(
      (entry): entry is [string, UploadedPicture] => entry[1] !== undefined,
    ),
  );
}
