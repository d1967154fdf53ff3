import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Pictures, fonts and videos are compressed already. */
const COMPRESSIBLE = /\.(html|css|js|svg|json|webmanifest|txt|xml|ico|ics|vtt)$/;

/** A file's compressed contents by suffix, unless compression makes it larger. */
export async function compress(file: string, contents: Buffer): Promise<Record<string, Buffer>> {
  if (!COMPRESSIBLE.test(file)) return {};
  const compressed = {
    ".br": await brotli(contents, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
    ".gz": await deflate(contents, { level: constants.Z_BEST_COMPRESSION }),
  };
  return Object.fromEntries(
    Object.entries(compressed).filter(([, bytes]) => bytes.length < contents.length),
  );
}
