import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";

import { childEnvironment } from "./child-environment.ts";

/** A single page to render. */
export interface PageJob {
  /** The first part of the address, which the page's links keep. */
  basename: string;
  /** The rest of the address: the page's path and query. */
  path: string;
  content: Content;
  settings: PageSettings;
}

export interface PageAnswer {
  status: number;
  /** The whole page, with its whole style sheet inlined. */
  html: string;
}

/** What the process sends for each job. */
type Message = { id: number } & ({ page: PageAnswer } | { problem: string });

export interface PageRenderer {
  /** @throws when the page cannot be rendered, or the process fails or takes too long */
  render: (job: PageJob) => Promise<PageAnswer>;
  stop: () => void;
}

const PROGRAM = fileURLToPath(new URL("run-page-renderer.ts", import.meta.url));

/**
 * Renders single pages of a build in another process, which starts with the first page, stays for
 * the next ones and ends after a pause. A crash fails the pages in work; the next page starts it
 * again.
 * @param idle milliseconds without a page after which the process ends
 * @param timeout milliseconds that a page may take, with the start of the process
 */
export function createPageRenderer(
  folder: string,
  { idle = 300_000, timeout = 20_000 } = {},
): PageRenderer {
  const waiting = new Map<number, PromiseWithResolvers<PageAnswer>>();
  let child: ChildProcess | undefined;
  let errors = "";
  let pause: NodeJS.Timeout | undefined;
  let last = 0;

  function start(): ChildProcess {
    const started = fork(PROGRAM, [folder], {
      env: childEnvironment(process.env),
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    errors = "";
    started.stderr?.on("data", (chunk) => (errors = `${errors}${chunk}`.slice(-2000)));
    started.on("message", (message: Message) => {
      const job = waiting.get(message.id);
      if ("page" in message) job?.resolve(message.page);
      else job?.reject(new Error(message.problem));
    });
    started.on("error", (error) => end(started, String(error)));
    started.on("close", (code, signal) => end(started, String(code ?? signal)));
    return started;
  }

  /** Ends the process, if it is still in use, and fails the pages in work. */
  function end(ending: ChildProcess | undefined, cause: string): void {
    if (!ending || ending !== child) return;
    child = undefined;
    ending.kill("SIGKILL");
    const error = new Error(`The renderer of single pages has ended (${cause}). ${errors}`);
    for (const job of waiting.values()) job.reject(error);
  }

  return {
    async render(job) {
      clearTimeout(pause);
      child ??= start();
      const id = (last += 1);
      const result = Promise.withResolvers<PageAnswer>();
      waiting.set(id, result);
      const tooLong = setTimeout(() => end(child, "took too long"), timeout);
      child.send({ ...job, id }, (error) => error && result.reject(error));
      try {
        return await result.promise;
      } finally {
        clearTimeout(tooLong);
        waiting.delete(id);
        if (waiting.size === 0) pause = setTimeout(() => end(child, "idle"), idle).unref();
      }
    },
    stop: () => end(child, "stopped"),
  };
}
