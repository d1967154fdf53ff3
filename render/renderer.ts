import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";

import { childEnvironment } from "./child-environment.ts";

export interface SiteJob {
  content: Content;
  settings: PageSettings;
}

export interface PageJob extends SiteJob {
  /** The first part of the address, which the page's links keep. */
  basename: string;
  /** The rest of the address: the page's path and query. */
  path: string;
}

export interface PageAnswer {
  status: number;
  /** The whole page, with its whole style sheet inlined. */
  html: string;
}

/** What the process sends for each job; a site as bytes, which `readSite` reads. */
export type RenderAnswer = { id: number } & (
  | { site: Uint8Array }
  | { page: PageAnswer }
  | { problem: string }
);

export type Renderer = ReturnType<typeof createRenderer>;

export const IN_BACKGROUND = "--in-background";
const PROGRAM = fileURLToPath(new URL("run-renderer.ts", import.meta.url));
/** Milliseconds that a whole site may take; on an idle machine it takes one second. */
const SITE_TIMEOUT = 120_000;

/**
 * Renders with a build in another process, which leaves the event loop to visitors. It starts with
 * the first job. A crash fails the jobs in work; the next one starts it again. A job fails, too, if
 * it takes too long.
 * @param idle milliseconds without a job after which the process ends; without any, it is for jobs
 *   for which nobody waits, and has the processor only while nothing else wants it
 * @param timeout milliseconds that a page may take, with the start of the process
 */
export function createRenderer(folder: string, { idle = 0, timeout = 20_000 } = {}) {
  const waiting = new Map<number, PromiseWithResolvers<RenderAnswer>>();
  let child: ChildProcess | undefined;
  let errors = "";
  let pause: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(PROGRAM, [folder, idle > 0 ? "" : IN_BACKGROUND], {
      env: childEnvironment(process.env),
      // Without those of this process, which may name a file with passwords.
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    errors = "";
    started.stderr?.on("data", (chunk) => (errors = `${errors}${chunk}`.slice(-2000)));
    started.on("message", (answer: RenderAnswer) => waiting.get(answer.id)?.resolve(answer));
    started.on("error", (error) => end(started, String(error)));
    started.on("close", (code, signal) => end(started, String(code ?? signal)));
    return started;
  }

  /** Ends the process, if it is still in use, and fails the jobs in work. */
  function end(ending: ChildProcess | undefined, cause: string): void {
    if (!ending || ending !== child) return;
    child = undefined;
    ending.kill("SIGKILL");
    const error = new Error(`The renderer has ended (${cause}). ${errors}`);
    for (const job of waiting.values()) job.reject(error);
  }

  async function render(job: SiteJob | PageJob, longest: number): Promise<RenderAnswer> {
    clearTimeout(pause);
    child ??= start();
    const id = (last += 1);
    const result = Promise.withResolvers<RenderAnswer>();
    waiting.set(id, result);
    const tooLong = setTimeout(() => end(child, "took too long"), longest);
    child.send({ ...job, id }, (error) => error && result.reject(error));
    try {
      const answer = await result.promise;
      if ("problem" in answer) throw new Error(answer.problem);
      return answer;
    } finally {
      clearTimeout(tooLong);
      waiting.delete(id);
      if (waiting.size === 0) pause = setTimeout(() => end(child, "idle"), idle).unref();
    }
  }

  return {
    async renderSite(job: SiteJob): Promise<Uint8Array> {
      const answer = await render(job, SITE_TIMEOUT);
      if (!("site" in answer)) throw new Error("The renderer has answered with a page.");
      return answer.site;
    },
    async renderPage(job: PageJob): Promise<PageAnswer> {
      const answer = await render(job, timeout);
      if (!("page" in answer)) throw new Error("The renderer has answered with a site.");
      return answer.page;
    },
    stop: () => end(child, "stopped"),
  };
}
