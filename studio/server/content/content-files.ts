import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

export type ContentFiles = ReturnType<typeof createContentFiles>;

/** The number of earlier versions to keep of each file. */
const KEPT = 50;

/** Reads and writes data files; keeps their earlier versions in the folder `history`. */
export function createContentFiles(folder: string, history: string, now: () => number) {
  const path = (name: string) => join(folder, `${name}.json`);
  /** The earlier versions' files, the newest last. */
  const versions = (name: string): string[] => {
    mkdirSync(join(history, name), { recursive: true });
    return readdirSync(join(history, name))
      .toSorted()
      .map((file) => join(history, name, file));
  };

  return {
    /**
     * A file's text, and a version that changes whenever the text does.
     * @throws if the file does not exist
     */
    read(name: string) {
      const text = readFileSync(path(name), "utf8");
      return { text, version: createHash("sha256").update(text).digest("base64url").slice(0, 16) };
    },
    /** Replaces a file's text, and keeps its previous text as the newest earlier version. */
    write(name: string, text: string): void {
      const kept = versions(name);
      const moment = new Date(now()).toISOString().replaceAll(":", "-");
      writeWhole(join(history, name, `${moment}.json`), readFileSync(path(name), "utf8"));
      for (const old of kept.slice(0, Math.max(0, kept.length + 1 - KEPT))) rmSync(old);
      writeWhole(path(name), text);
    },
    /** The text of the newest earlier version; undefined if there is none. */
    earlier(name: string): string | undefined {
      const newest = versions(name).at(-1);
      return newest && readFileSync(newest, "utf8");
    },
    /** Restores the newest earlier version, if there is one. */
    undo(name: string): void {
      const newest = versions(name).at(-1);
      if (!newest) return;
      writeWhole(path(name), readFileSync(newest, "utf8"));
      rmSync(newest);
    },
  };
}

/**
 * Writes a file so that a power cut leaves either the old or the new one. An existing file keeps its
 * mode and owner: the website, which may run as another user, has to read it.
 */
function writeWhole(path: string, text: string): void {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const before = statSync(path, { throwIfNoEntry: false });
  writeFileSync(temporary, text, { flush: true });
  if (before) chmodSync(temporary, before.mode);
  if (before && process.getuid?.() === 0) chownSync(temporary, before.uid, before.gid);
  renameSync(temporary, path);
}
