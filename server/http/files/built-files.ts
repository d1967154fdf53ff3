import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { getMimeType, mimes } from "hono/utils/mime";

import { type Encoded, encoded } from "#render/compress.ts";
import { FILE_HEADERS, SVG_HEADERS } from "../security-headers.ts";

/** A file or page in each of its encodings: the smallest first, the last one uncompressed. */
export type BuiltFile = readonly FileVariant[];

/** With the response headers computed in advance. */
export interface FileVariant {
  encoding: string;
  bytes: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The Cache-Control of a path: in these folders, names of files contain a hash of their bytes. */
export function cachingOf(path: string): Record<string, string> {
  const isHashed = /^\/(assets|content)\//.test(path);
  return { "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache" };
}

const TYPES = { ...mimes, vtt: "text/vtt; charset=utf-8" };

/** Files that are streamed from disk, because they are too large for memory. */
export const STREAMED = /\.(mp3|mp4|ogg|webm)$/;

const ENCODINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
  { encoding: "identity", ending: "" },
] as const;

export type BuiltFiles = ReturnType<typeof readSiteFiles>;

/** The name has a hash, which differs for any other script. */
const MANIFEST = /^\/assets\/manifest-(\w+)\.js$/;

/**
 * Reads the site's files, everything in a build's `client/`: `files` in memory, by path; the others
 * are streamed from `folder`. None depends on the content.
 */
export function readSiteFiles(build: string) {
  const folder = join(build, "client");
  const files = readBuiltFiles(folder, (path) => ({
    ...cachingOf(path),
    ...(path.endsWith(".svg") ? SVG_HEADERS : FILE_HEADERS),
  }));
  const [release] = [...files.keys()].flatMap((path) => MANIFEST.exec(path)?.[1] ?? []);
  return { folder, files, release };
}

/**
 * Reads a folder into memory, by URL path, except files that are streamed.
 * @param headersOf a file's headers, in addition to those of `builtFile`
 */
export function readBuiltFiles(
  folder: string,
  headersOf: (path: string) => Record<string, string>,
): Map<string, BuiltFile> {
  const files = globSync("**/*", { cwd: folder }).filter(
    (file) =>
      !STREAMED.test(file) && !/\.(br|gz)$/.test(file) && statSync(join(folder, file)).isFile(),
  );
  const built = files.map((file): [string, BuiltFile] => {
    const path = urlPath(file);
    const there = ENCODINGS.filter(({ ending }) => existsSync(join(folder, file + ending)));
    const encodings = there.map(({ encoding, ending }) =>
      encoded(encoding, readFileSync(join(folder, file + ending))),
    );
    return [path, builtFile(path, encodings, headersOf(path))];
  });
  return new Map(built);
}

/** A file with headers for its type, encodings, length and ETag besides those given. */
export function builtFile(
  path: string,
  encodings: readonly Encoded[],
  headers: Record<string, string>,
): BuiltFile {
  const shared = {
    "Content-Type": getMimeType(path, TYPES) ?? "application/octet-stream",
    ...headers,
    ...(encodings.length > 1 && { Vary: "Accept-Encoding" }),
  };
  return encodings.map(({ encoding, bytes, etag }) => ({
    encoding,
    bytes,
    headers: {
      ...shared,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      "Content-Length": String(bytes.length),
      ETag: etag,
    },
  }));
}

/** The URL path of a file in the build, with slashes on Windows, too. */
export function urlPath(file: string): string {
  return `/${file.replaceAll("\\", "/")}`;
}

/**
 * An uncompressed, uncacheable copy of a file in which an ASCII text is replaced. Works on bytes and
 * without an ETag: decoding and hashing a page for each request took 0.7 ms.
 */
export function replaceInFile(file: BuiltFile, text: string, replacement: string): BuiltFile {
  const plain = file.at(-1);
  if (!plain) throw new Error("A file without any variant");
  // Each byte is a character of Latin-1.
  const page = plain.bytes.toString("latin1").replaceAll(text, replacement);
  const bytes = Buffer.from(page, "latin1");
  const { ETag: _tag, ...rest } = plain.headers;
  const changed = { "Cache-Control": "no-store", "Content-Length": String(bytes.length) };
  return [{ ...plain, bytes, headers: { ...rest, ...changed } }];
}
