import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { buffer, text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { deserialize } from "node:v8";

import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";

import { childEnvironment } from "./child-environment.ts";
import type { RenderedSite } from "./rendered-site.ts";

/** What to render. */
export interface RenderJob {
  /** The folder of the build. */
  folder: string;
  content: Content;
  settings: PageSettings;
}

const PROGRAM = fileURLToPath(new URL("run-renderer.ts", import.meta.url));
/** Milliseconds that rendering may take; on an idle machine it takes two seconds. */
const TIMEOUT = 120_000;
/** The lowest priority (nice), so that the server answers visitors as fast as before. */
const LOWEST = 19;

/**
 * Renders a site in another process, which leaves the event loop to visitors and gives its memory
 * back.
 * @returns the site's bytes, which `readSite` reads
 * @throws with the first error that the process has written, when it fails or takes too long
 */
export async function renderInChild(job: RenderJob, signal?: AbortSignal): Promise<Buffer> {
  const child = spawn(process.execPath, [PROGRAM], {
    // Production, because a development build renders different pages, and slowly.
    env: childEnvironment(process.env),
    stdio: ["pipe", "pipe", "pipe"],
    timeout: TIMEOUT,
    killSignal: "SIGKILL",
    ...(signal && { signal }),
  });
  // Now, because each of Node's threads gets the priority that its process has when it starts.
  if (child.pid !== undefined) setPriority(child.pid, LOWEST);
  child.stdin.end(JSON.stringify(job));
  const [output, errors, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return output;
  throw new Error(`The pages could not be rendered (${code}). ${firstCause(errors)}`);
}

/** Lines of a cause that are worth reading: Node prints its own stack below. */
const LINES = 8;

/** The beginning of the first error in what a process has written; otherwise of all of it. */
export function firstCause(errors: string): string {
  const lines = errors.trim().split("\n");
  const first = lines.findIndex((line) => /^(?:Uncaught )?\w*Error\b/.test(line));
  return lines.slice(Math.max(0, first)).slice(0, LINES).join("\n");
}

/** Its pages and files are parts of the given buffer. */
export const readSite = (bytes: Buffer): RenderedSite => deserialize(bytes);
