import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";

import { CENTRE } from "../../contract/picture-crop.ts";
import { temporaryStudio } from "../../../tests/support/databases/temporary-studio.ts";
import { keepingLog } from "../../../tests/support/server/keeping-log.ts";
import { picturePlace, type PicturePlace } from "./picture-shapes.ts";
import { createPictureStore } from "./picture-store.ts";
import { readPostedForm } from "./read-posted-form.ts";

function placeAt(file: string, path: string): PicturePlace {
  const place = picturePlace(file, path);
  if (!place) throw new Error(`No picture can be uploaded at ${path}.`);
  return place;
}
const gallery = placeAt("gallery", "pictures/2/file");
const portrait = placeAt("testimonials", "testimonials/0/portrait");

function startStore() {
  const studio = temporaryStudio();
  const { log, lines } = keepingLog();
  const store = createPictureStore(studio, { now: Date.now, log });
  const read = async (name: string, file: string) => sharp(await store.file(name, file));
  return { studio, store, read, lines };
}

/** A photo that is red on the left and blue on the right, before its orientation turns it. */
function photo(width: number, height: number) {
  const half = {
    create: { width: Math.round(width / 2), height, channels: 3, background: "#c00" },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: "#00c" } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

test("a phone’s photo of 40 megapixels is turned upright, loses its GPS position, and is made in every size", async () => {
  const { store, read } = startStore();
  const gps = {
    IFD0: { Make: "Phone" },
    IFD3: { GPSLatitude: "20/1 37/1 0/1", GPSLatitudeRef: "N" },
  };
  const taken = await photo(7296, 5472)
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(taken).metadata()).exif?.includes("Phone")).toBe(true);
  // Turned upright, the photo is red above and blue below. The crop shows its lower end.
  const name = await store.add(taken, gallery, { x: 0.5, y: 1, zoom: 1 });
  const upload = await store.find(name);
  expect(upload).toMatchObject({
    original: { width: 3072, height: 4096 },
    widths: gallery.widths,
    fallback: 1200,
  });
  expect(upload?.files).toHaveLength(2 * gallery.widths.length + 1);
  for (const file of [...(upload?.files ?? []), "original.jpg"]) {
    const picture = await read(name, file);
    const { exif, xmp, icc, iptc, orientation, width, height } = await picture.metadata();
    expect([exif, xmp, icc, iptc, orientation], file).toEqual(Array(5).fill(undefined));
    if (file === "original.jpg") continue;
    expect(`${width}`, file).toBe(file.split(".")[0]);
    expect(height, file).toBe(Math.round((width * 3) / 4));
    const { dominant } = await picture.stats();
    expect(dominant, file).toMatchObject({ r: expect.closeTo(8, -2), b: expect.closeTo(200, -2) });
  }
});

test("a file that is not a usable picture is refused with a sentence about the cause", async () => {
  const { store } = startStore();
  const good = await photo(1600, 1200).jpeg().toBuffer();
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0more", "latin1");
  const svg = Buffer.from(
    '<PNG:svg xmlns:PNG="http://www.w3.org/2000/svg" width="1200" height="900"><!--<svg--></PNG:svg>',
  );
  const costly = await photo(6000, 5000).png({ progressive: true, compressionLevel: 1 }).toBuffer();
  const refused: [Uint8Array, PicturePlace, RegExp][] = [
    [heic, gallery, /^is a HEIC photo.*JPEG/],
    [good.subarray(0, good.length / 2), gallery, /^is damaged/],
    [Buffer.concat([good.subarray(0, 600), Buffer.alloc(90)]), portrait, /^is damaged/],
    [await photo(600, 400).png().toBuffer(), gallery, /600 × 400.*768 × 576 or more/],
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), portrait, /^is no picture/],
    [Buffer.from("MZ"), portrait, /^is no picture/],
    [svg, portrait, /^is no picture/],
    [costly, gallery, /16 bits/],
    [new Uint8Array(), portrait, /^is no picture/],
  ];
  for (const [bytes, place, sentence] of refused) {
    await expect(store.add(bytes, place, CENTRE), String(sentence)).rejects.toThrow(sentence);
  }
  // A small photo is enough for a portrait, and a photo from a messenger app for the gallery.
  const small = await store.find(
    await store.add(await photo(960, 1280).webp().toBuffer(), gallery, CENTRE),
  );
  expect(small?.widths).toEqual([192, 288, 384, 576, 768]);
  const face = await store.add(await photo(600, 400).avif().toBuffer(), portrait, CENTRE);
  expect((await store.find(face))?.files).toEqual(["72.avif", "144.avif", "216.avif", "216.jpg"]);
});

test("a stored picture is cropped again without a new upload, as a picture of its own", async () => {
  const { store, read } = startStore();
  const right = await store.add(await photo(600, 400).jpeg().toBuffer(), portrait, {
    x: 1,
    y: 0.5,
    zoom: 1,
  });
  expect((await (await read(right, "72.avif")).stats()).dominant.b).toBeGreaterThan(150);
  const left = await store.cropAgain(right, portrait, { x: 0, y: 0.5, zoom: 2 });
  expect(left).not.toBe(right);
  expect((await (await read(left, "72.avif")).stats()).dominant.r).toBeGreaterThan(150);
});

test("when a file in a posted form is too large, only that file is dropped", async () => {
  const form = new FormData();
  form.set("before", "one");
  form.set("large", new File([Buffer.alloc(61_000_000)], "large.jpg"));
  form.set("small", new File(["file"], "small.jpg"));
  form.set("none", new File([], ""));
  form.set("after", "two");
  const { texts, files } = await readPostedForm(
    new Request("http://localhost/", { method: "POST", body: form }),
  );
  expect([...texts]).toEqual([
    ["before", "one"],
    ["after", "two"],
  ]);
  expect([...files.keys()]).toEqual(["large", "small"]);
  expect(files.get("large")).toEqual({ bytes: new Uint8Array(), isTooLarge: true });
  expect(Buffer.from(files.get("small")?.bytes ?? []).toString()).toBe("file");
  const half = new Request("http://localhost/", {
    method: "POST",
    body: "--x\r\nContent-Disposition: form-data; name=a; filename=a.jpg\r\n\r\nhalf",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
  });
  await expect(readPostedForm(half)).rejects.toMatchObject({ status: 400 });
});

test("on a machine on which pictures cannot be made, an upload is refused with a sentence, and the log says why", async () => {
  const { store, lines } = startStore();
  const bytes = await photo(1600, 1200).jpeg().toBuffer();
  vi.doMock("sharp", () => {
    throw new Error("no native library");
  });
  onTestFinished(() => {
    vi.doUnmock("sharp");
  });
  await expect(store.add(bytes, gallery, CENTRE)).rejects.toThrow(
    /^cannot be taken here: .* does not work on this machine/,
  );
  expect(lines).toEqual([
    expect.objectContaining({ said: "Pictures cannot be made on this machine" }),
  ]);
});

test("a full disk is a sentence, and stores nothing", async () => {
  const { studio, store } = startStore();
  const bytes = await photo(400, 400).jpeg().toBuffer();
  await studio.use(async ({ services: { content } }) => {
    vi.spyOn(content.pictures, "put").mockRejectedValueOnce(new Error("database or disk is full"));
  });
  await expect(store.add(bytes, portrait, CENTRE)).rejects.toThrow("the disk is full");
  expect(await store.find(await store.add(bytes, portrait, CENTRE))).toBeDefined();
});
