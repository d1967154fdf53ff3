import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";

/** A file in one of its forms: as it is, or packed. */
export interface FileForm {
  bytes: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A file of the build, with everything that is said of it worked out beforehand. */
export interface BuiltFile {
  /** As browsers ask for it: "/program/index.html". */
  path: string;
  /** The smallest first; the last one is the file as it is. */
  forms: readonly { encoding: string; form: FileForm }[];
}

const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".ics": "text/calendar; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/** Asked for in parts, and too large to keep. */
const STREAMED = /\.(mp3|mp4|ogg|webm)$/;

const PACKED = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/**
 * Reads a build into memory, all but what is streamed.
 * @param headersOf what a file is to be sent with, besides its kind and its tag
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
    const path = `/${file.split(sep).join("/")}`;
    const whole = readFileSync(join(folder, file));
    const shared = {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      ...headersOf(path),
    };
    const packed = PACKED.flatMap(({ encoding, ending }) => {
      const bytes = readIfThere(join(folder, file + ending));
      return bytes ? [{ encoding, bytes }] : [];
    });
    const vary = packed.length > 0 ? { Vary: "Accept-Encoding" } : {};
    return {
      path,
      forms: [...packed, { encoding: "identity", bytes: whole }].map(({ encoding, bytes }) => ({
        encoding,
        form: {
          bytes,
          headers: {
            ...shared,
            ...vary,
            ...(encoding !== "identity" && { "Content-Encoding": encoding }),
            "Content-Length": String(bytes.length),
            ETag: tagOf(bytes),
          },
        },
      })),
    };
  });
}

/** A copy of a file with one text in place of another, as it is: not packed, in no cache. */
export function replaceInFile({ path, forms }: BuiltFile, text: string, other: string): BuiltFile {
  const plain = forms.at(-1);
  if (!plain) throw new Error("A file without any form");
  const bytes = Buffer.from(plain.form.bytes.toString("utf8").replaceAll(text, other));
  const headers = {
    ...plain.form.headers,
    "Cache-Control": "no-store",
    "Content-Length": String(bytes.length),
    ETag: tagOf(bytes),
  };
  return { path, forms: [{ encoding: plain.encoding, form: { bytes, headers } }] };
}

/** A strong tag names the very bytes, so each form of a file has its own. */
function tagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  return statSync(file, { throwIfNoEntry: false }) && readFileSync(file);
}
