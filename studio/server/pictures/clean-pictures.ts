import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { uploadsNamedIn } from "../../../content/files/uploaded-pictures.ts";

interface Cleaning {
  /** The folder of the uploaded pictures. */
  pictures: string;
  /** The folders whose data files may name a picture: today's, earlier and published content. */
  content: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Milliseconds for which an unused picture is kept: a form in another studio may still save it. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

/**
 * Deletes uploaded pictures that neither the content, nor an earlier version for undo, nor a kept
 * release names any more. Returns how many.
 */
export function cleanPictures({ pictures, content, now }: Cleaning): number {
  const named = uploadsNamedIn(content);
  const old = folders(pictures).filter((id) => {
    const path = join(pictures, id);
    return !named.has(id) && newestTime(path) < now - KEPT_FOR;
  });
  for (const id of old) rmSync(join(pictures, id), { recursive: true, force: true });
  return old.length;
}

function newestTime(folder: string): number {
  const times = readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs);
  return Math.max(statSync(folder).mtimeMs, ...times);
}

function folders(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}
