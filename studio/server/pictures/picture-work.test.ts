import { constants, crc32, deflateRawSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";

import { photograph } from "#tests/support/photographs/photograph.ts";
import { workOnPicture } from "./picture-work.ts";
import { formatOf } from "./refused-file.ts";

const open = (bytes: Uint8Array) => workOnPicture({ kind: "original", bytes });

test("a phone’s photo of 15 megapixels is turned upright, and loses its GPS position", async () => {
  const half = { create: { width: 2200, height: 3300, channels: 3, background: "#c00" } } as const;
  const taken = await sharp({
    create: { width: 4400, height: 3300, channels: 3, background: "#00c" },
  })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitude: "20/1 37/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const original = await open(taken);
  expect(original).toMatchObject({ width: 3072, height: 4096 });
  const { exif, xmp, icc, iptc, orientation } = await sharp(original.bytes).metadata();
  expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
  // Turned upright, the photo is red above and blue below.
  const below = { left: 0, top: 2100, width: 3072, height: 1900 };
  const part = await sharp(original.bytes).extract(below).toBuffer();
  expect((await sharp(part).stats()).dominant.b).toBeGreaterThan(150);
});

test("a file is judged by its whole signature and its decoded format, and refused with a sentence about the cause", async () => {
  const photo = await sharp(photograph("flash")).resize(400).toBuffer();
  const jpeg = await sharp(photo).jpeg().toBuffer();
  const frames = await Promise.all(
    ["flash", "backlight"].map((name) => sharp(photograph(name)).resize(50, 50).toBuffer()),
  );
  const signatures: Record<string, [string, RegExp]> = {
    heic: ["\0\0\0\u0018ftypheic\0\0\0\0mif1heic\0\0\0\0more", /HEIC/],
    "an SVG that is called a PNG": ["<svg xmlns='http://www.w3.org/2000/svg'/>", /no picture/],
    "a PNG’s first bytes only": ["\u0089PNG\r\n\u001A\n and then words", /no picture/],
    "a program": ["MZ", /no picture/],
    nothing: ["", /no picture/],
  };
  for (const [name, [bytes, sentence]] of Object.entries(signatures)) {
    expect(() => formatOf(Buffer.from(bytes, "latin1")), name).toThrow(sentence);
  }
  const refused: Record<string, [Uint8Array, RegExp]> = {
    "half a file": [jpeg.subarray(0, jpeg.length / 2), /damaged/],
    "the beginning of a JPEG": [
      Buffer.concat([jpeg.subarray(0, 600), Buffer.alloc(90)]),
      /damaged/,
    ],
    "a GIF": [await sharp(photo).resize(50).gif().toBuffer(), /no picture/],
    "a picture that moves": [
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
      /moves/,
    ],
  };
  for (const [name, [bytes, sentence]] of Object.entries(refused)) {
    await expect(open(bytes), name).rejects.toThrow(sentence);
  }
  const cmyk = await sharp(photo).toColourspace("cmyk").jpeg().toBuffer();
  const { channels, space } = await sharp((await open(cmyk)).bytes).metadata();
  expect({ channels, space }).toEqual({ channels: 3, space: "srgb" });
});

test("a picture of a megabyte that unpacks to a gigabyte is refused, and takes no memory of the studio", async () => {
  const bytes = bombPng({ width: 11_000, height: 10_900, bits: 16 });
  expect(bytes.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage.rss();
  await expect(open(bytes)).rejects.toThrow(/too large to be opened safely/);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  // 300 megapixels, by what it says of itself.
  const many = bombPng({ width: 8, height: 8, bits: 8 });
  many.writeUInt32BE(20_000, 16);
  many.writeUInt32BE(15_000, 20);
  many.writeUInt32BE(crc32(many.subarray(12, 29)), 29);
  await expect(open(many)).rejects.toThrow(/too large to be opened safely/);
});

test("a picture that takes too much memory or too long ends its own process, and is refused", async () => {
  const bytes = bombPng({ width: 8000, height: 8000, bits: 8 }, true);
  const job = { kind: "original", bytes } as const;
  const little = { time: 60_000, memory: 150_000_000 };
  await expect(workOnPicture(job, little)).rejects.toThrow(/too long or too much memory/);
  const short = { time: 100, memory: 2_000_000_000 };
  await expect(workOnPicture(job, short)).rejects.toThrow(/too long or too much memory/);
});

/**
 * A small PNG that unpacks to a huge one: every pixel is a black one without a colour profile.
 * @param interlaced whether its rows come in seven passes, for which it must be unpacked whole
 */
function bombPng(
  { width, height, bits }: { width: number; height: number; bits: 8 | 16 },
  interlaced = false,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Red, green, blue and alpha.
  header.set([bits, 6, 0, 0, interlaced ? 1 : 0], 8);
  const length = (1 + (width * bits) / 2) * height + (interlaced ? height * 2 : 0);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", zerosInZlib(length)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** At least so many zeros as a zlib stream, of one block that is repeated: packing them all takes seconds. */
function zerosInZlib(length: number): Buffer {
  const size = 1 << 20;
  const block = deflateRawSync(Buffer.alloc(size), { finishFlush: constants.Z_FULL_FLUSH });
  const count = Math.ceil(length / size);
  const [header, end, sum] = [Buffer.from([0x78, 0x01]), Buffer.from([3, 0]), Buffer.alloc(4)];
  // Adler-32 of zeros.
  sum.writeUInt16BE((size * count) % 65_521);
  sum.writeUInt16BE(1, 2);
  return Buffer.concat([header, ...Array<Buffer>(count).fill(block), end, sum]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
