import { crc32, deflateSync } from "node:zlib";

/**
 * A small PNG that unpacks to a huge one: every pixel is a black one without a colour profile.
 * @param interlaced whether its rows come in seven passes, for which it must be unpacked whole
 */
export function bombPng(
  { width, height, bits }: { width: number; height: number; bits: 8 | 16 },
  interlaced = false,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Red, green, blue and alpha.
  header.set([bits, 6, 0, 0, interlaced ? 1 : 0], 8);
  const rows = Buffer.alloc((1 + (width * bits) / 2) * height + (interlaced ? height * 2 : 0));
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
