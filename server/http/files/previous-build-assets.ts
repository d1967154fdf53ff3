import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** How long a page may stay open, and still find its files, after its build was replaced: 30 days. */
const KEPT_FOR = 30 * 86_400_000;
/** Bytes that stay free: submissions need the room more than open pages do. */
const SPARE_ROOM = 100_000_000;

/**
 * Puts the hashed files of this build beside those of earlier ones, and removes what no build of
 * the last 30 days had. Where servers share the folder, one of the old build finds the files of
 * the new one as well.
 * @param kept holds files like the build's `assets/`
 * @param now milliseconds since 1970
 * @throws when the folder cannot be written
 */
export function keepAssets(assets: string, kept: string, now: number): void {
  mkdirSync(kept, { recursive: true });
  const { bavail, bsize } = statfsSync(kept);
  if (bavail * bsize < SPARE_ROOM) throw new Error("The disk has less than 100 MB to spare");
  for (const name of filesIn(assets)) {
    const file = join(kept, name);
    if (!existsSync(file)) put(join(assets, name), file);
    utimesSync(file, now / 1000, now / 1000);
  }
  for (const name of filesIn(kept)) {
    const file = join(kept, name);
    // Undefined where another server has just removed it.
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (usedAt !== undefined && usedAt < now - KEPT_FOR) rmSync(file, { force: true });
  }
}

/** Answers for the hashed files of other builds than this server's. */
export function createKeptAssets(kept: string): Hono {
  const app = new Hono();
  app.use(
    "/assets/*",
    async (c, next) => {
      await next();
      if (c.res.ok) c.header("Cache-Control", "public, max-age=31536000, immutable");
    },
    serveStatic({
      root: kept,
      rewriteRequestPath: (path) => path.slice("/assets".length),
    }),
  );
  return app;
}

function filesIn(folder: string): string[] {
  const entries = globSync("**/*", { cwd: folder, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Under its name only when it is whole: another server may be asked for it meanwhile. */
function put(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // On another disk, or the build is somebody else's.
    const unfinished = `${target}.${process.pid}.unfinished`;
    try {
      copyFileSync(source, unfinished);
      renameSync(unfinished, target);
    } finally {
      // What a full disk took of it would stay, and fill it for the submissions.
      rmSync(unfinished, { force: true });
    }
  }
}
