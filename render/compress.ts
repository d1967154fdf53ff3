import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { fileHash } from "./file-hash.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** How a file is compressed for transfer; `identity` is not at all. */
export type Encoding = "br" | "gzip" | "identity";

/** A file's bytes in one encoding. */
export interface Encoded {
  encoding: Encoding;
  bytes: Buffer<ArrayBuffer>;
  /** Strong: it differs for each encoding. */
  etag: string;
}

/** A text in every encoding that makes it smaller, the best first, and as it is. */
export async function compress(
  bytes: Buffer<ArrayBuffer>,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Encoded[]> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const compressed = [
    encoded("br", await brotli(bytes, { params })),
    encoded("gzip", await deflate(bytes, { level: constants.Z_BEST_COMPRESSION })),
  ];
  return [
    ...compressed.filter((each) => each.bytes.length < bytes.length),
    encoded("identity", bytes),
  ];
}

/** A file's bytes in an encoding, with their ETag. */
export function encoded(encoding: Encoding, bytes: Buffer<ArrayBuffer>): Encoded {
  return { encoding, bytes, etag: `"${fileHash(bytes, 12)}"` };
}
