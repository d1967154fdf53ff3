import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** What is packed already (pictures, typefaces, videos) would only grow. */
const PACKABLE = /\.(html|css|js|svg|json|webmanifest|txt|xml|ico|ics|vtt)$/;

/** A file's contents, packed as small as can be, by the name's ending; only what is worth it. */
export async function compress(file: string, contents: Buffer): Promise<Record<string, Buffer>> {
  if (!PACKABLE.test(file)) return {};
  const packed = {
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
    Object.entries(packed).filter(([, bytes]) => bytes.length < contents.length),
  );
}
