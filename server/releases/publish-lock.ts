import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import * as z from "zod";

const LOCK = "publish.lock";
/** Milliseconds between two heartbeats of a lock's holder. */
const HEARTBEAT = 5000;
/** Milliseconds without a heartbeat after which a lock is stale. */
const STALE = 60_000;

const holder = z.object({ pid: z.number(), host: z.string(), user: z.string(), since: z.string() });

type LockHolder = z.output<typeof holder>;

/** Who is publishing now; undefined if nobody is, or if the publisher was killed. */
export function publisherNow(folder: string): LockHolder | undefined {
  const lock = readLock(folder);
  return lock && !lock.isStale ? lock.holder : undefined;
}

/**
 * Takes the lock, even if a publisher that was killed still holds it.
 * @returns a function that releases the lock, or its current holder
 */
export function takePublishLock(
  folder: string,
  user: string,
  now: number,
): { release: () => void } | { holder: LockHolder } {
  const file = join(folder, LOCK);
  const mine: LockHolder = {
    pid: process.pid,
    host: hostname(),
    user,
    since: new Date(now).toISOString(),
  };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: "wx" });
      break;
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const lock = readLock(folder);
    if (lock && !lock.isStale) return { holder: lock.holder };
    if (lock) removeStale(file, lock.text);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(file, { force: true });
    },
  };
}

function readLock(folder: string) {
  const file = join(folder, LOCK);
  try {
    const text = readFileSync(file, "utf8");
    const age = Date.now() - statSync(file).mtimeMs;
    const parsed = holder.safeParse(parseJson(text));
    // The file is empty for a moment before its holder has written it.
    if (!parsed.success) {
      return {
        text,
        isStale: age > STALE,
        holder: { pid: 0, host: "", user: "somebody", since: "" },
      };
    }
    const isDead = parsed.data.host === hostname() && !isAlive(parsed.data.pid);
    return { text, isStale: isDead || age > STALE, holder: parsed.data };
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** Renames a stale lock before deleting it, so as not to delete a new lock of another process. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== text) linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, "ENOENT") && !isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function touch(file: string): void {
  const now = Date.now() / 1000;
  try {
    utimesSync(file, now, now);
  } catch {
    // The lock was released between two heartbeats.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, "EPERM");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
