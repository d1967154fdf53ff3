import { spawn } from "node:child_process";
import { once } from "node:events";
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

/**
 * Renders a site in another process, which leaves the event loop to visitors and gives its memory
 * back.
 * @returns the site's bytes, which `readSite` reads
 * @throws with the last lines of what the process has written, when it fails or takes too long
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
  child.stdin.end(JSON.stringify(job));
  const [output, errors, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (code === 0) return output;
  const lines = errors.trim().split("\n");
  throw new Error(`The pages could not be rendered (${code}). ${lines.slice(-8).join("\n")}`);
}

/** Its pages and files are parts of the given buffer. */
export const readSite = (bytes: Buffer): RenderedSite => deserialize(bytes);
