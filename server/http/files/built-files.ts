import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";

/** A representation of a file, compressed or not, with its response headers. */
export interface FileVariant {
  bytes: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A file of the build, with its response headers computed in advance. */
export interface BuiltFile {
  /** The URL path, such as "/program/index.html". */
  path: string;
  /** The smallest variant first; the last one is uncompressed. */
  variants: readonly { encoding: string; variant: FileVariant }[];
}

const TYPES = { ...mimes, vtt: "text/vtt; charset=utf-8" };

/** Files that are streamed from disk, because they are too large for memory. */
const STREAMED = /\.(mp3|mp4|ogg|webm)$/;

const COMPRESSED = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/**
 * Reads the build into memory, except files that are streamed.
 * @param headersOf a file's headers, in addition to Content-Type, Content-Length and ETag
 */
export function readBuiltFiles(
  folder: string,
  headersOf: (path: string) => Record<string, string>,
): BuiltFile[] {
  const files = globSync("**/*", { cwd: folder }).filter(
    (file) =>
      !STREAMED.test(file) && !/\.(br|gz)$/.test(file) && statSync(join(folder, file)).isFile(),
  );
  return files.map((file) => {
    const path = urlPath(file);
    const whole = readFileSync(join(folder, file));
    const shared = {
      "Content-Type": getMimeType(file, TYPES) ?? "application/octet-stream",
      ...headersOf(path),
    };
    const compressed = COMPRESSED.flatMap(({ encoding, ending }) => {
      const bytes = readIfThere(join(folder, file + ending));
      return bytes ? [{ encoding, bytes }] : [];
    });
    const vary = compressed.length > 0 ? { Vary: "Accept-Encoding" } : {};
    return {
      path,
      variants: [...compressed, { encoding: "identity", bytes: whole }].map(
        ({ encoding, bytes }) => ({
          encoding,
          variant: {
            bytes,
            headers: {
              ...shared,
              ...vary,
              ...(encoding !== "identity" && { "Content-Encoding": encoding }),
              "Content-Length": String(bytes.length),
              ETag: etagOf(bytes),
            },
          },
        }),
      ),
    };
  });
}

/** The URL path of a file in the build, with slashes on Windows, too. */
export function urlPath(file: string): string {
  return `/${file.replaceAll("\\", "/")}`;
}

/**
 * An uncompressed, uncacheable copy of a file in which an ASCII text is replaced. Works on bytes and
 * without an ETag: decoding and hashing a page for each request took 0.7 ms.
 */
export function replaceInFile(
  { path, variants }: BuiltFile,
  text: string,
  replacement: string,
): BuiltFile {
  const plain = variants.at(-1);
  if (!plain) throw new Error("A file without any variant");
  const page = plain.variant.bytes;
  const inserted = Buffer.from(replacement);
  const parts: Buffer[] = [];
  let end = 0;
  for (let at = page.indexOf(text); at !== -1; at = page.indexOf(text, end)) {
    parts.push(page.subarray(end, at), inserted);
    end = at + text.length;
  }
  const bytes = Buffer.concat([...parts, page.subarray(end)]);
  const { ETag: _tag, ...rest } = plain.variant.headers;
  const headers = {
    ...rest,
    "Cache-Control": "no-store",
    "Content-Length": String(bytes.length),
  };
  return { path, variants: [{ encoding: plain.encoding, variant: { bytes, headers } }] };
}

/** A strong ETag: it differs for each variant of a file. */
function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  return statSync(file, { throwIfNoEntry: false }) && readFileSync(file);
}
