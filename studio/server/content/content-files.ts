import { createHash, randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** A file of content/data as it is on disk. */
export interface StoredFile {
  text: string;
  /** Changes whenever the file does. */
  version: string;
}

export interface ContentFiles {
  /** @throws if the file does not exist */
  read(name: string): StoredFile;
  /** Replaces a file, and keeps its text as the newest earlier version. */
  write(name: string, text: string): void;
  /** The text of the newest earlier version. */
  earlier(name: string): string | undefined;
  /** Restores the newest earlier version; returns false if there is none. */
  undo(name: string): boolean;
}

/** Versions kept of each file. */
const KEPT = 50;

/** Reads and writes data files; keeps their earlier versions in the folder `history`. */
export function createContentFiles(
  folder: string,
  history: string,
  now: () => number,
): ContentFiles {
  const path = (name: string) => join(folder, `${name}.json`);
  const read = (name: string): StoredFile => {
    const text = readFileSync(path(name), "utf8");
    return { text, version: createHash("sha256").update(text).digest("base64url").slice(0, 16) };
  };
  /** The earlier versions' files, the newest last. */
  const versions = (name: string): string[] => {
    mkdirSync(join(history, name), { recursive: true });
    return readdirSync(join(history, name))
      .toSorted()
      .map((file) => join(history, name, file));
  };

  return {
    read,
    write(name, text) {
      const kept = versions(name);
      const moment = new Date(now()).toISOString().replaceAll(":", "-");
      writeWhole(join(history, name, `${moment}.json`), read(name).text);
      for (const old of kept.slice(0, Math.max(0, kept.length + 1 - KEPT))) rmSync(old);
      writeWhole(path(name), text);
    },
    earlier(name) {
      const newest = versions(name).at(-1);
      return newest && readFileSync(newest, "utf8");
    },
    undo(name) {
      const newest = versions(name).at(-1);
      if (!newest) return false;
      writeWhole(path(name), readFileSync(newest, "utf8"));
      rmSync(newest);
      return true;
    },
  };
}

/** Writes a file so that a power cut leaves either the old or the new one. */
function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = openSync(temporary, "w");
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}
