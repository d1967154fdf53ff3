import pLimit from "p-limit";
import * as z from "zod";

import { runProgram } from "../../../publish/run-program.ts";

/** The timeout in milliseconds for rendering a page, also while the machine is busy publishing. */
const TIMEOUT = 20_000;
/** How many pages are rendered at the same time. */
const MOST = 2;

/** Renders a page with a draft's content; studio/draft-pages/render-draft.ts describes the job. */
export type RenderDraft = ReturnType<typeof createPreviewProgram>;

const renderedPage = z.object({ status: z.number(), html: z.string() });

/**
 * Renders each page in a process of its own, because pages read the content only when they are
 * loaded, and because a crash of that process does not affect the studio.
 */
export function createPreviewProgram() {
  const limit = pLimit(MOST);
  let preparing: Promise<void> | undefined;

  /** Builds the preview's pages, once for each start of the studio. */
  function prepare(): Promise<void> {
    preparing ??= run("tools/build/build-preview.ts").then(
      () => undefined,
      (error: unknown) => {
        preparing = undefined;
        throw error;
      },
    );
    return preparing;
  }

  /** @throws when the page cannot be rendered, or the request was aborted while it was queued */
  return async (job: object, signal: AbortSignal) => {
    await prepare();
    const output = await limit(() => {
      signal.throwIfAborted();
      return run("studio/draft-pages/render-draft.ts", JSON.stringify(job));
    });
    return renderedPage.parse(JSON.parse(output));
  };
}

/** @throws with the program's error output, when the program fails or takes too long */
async function run(program: string, input?: string): Promise<string> {
  const more = input === undefined ? {} : { input, timeout: TIMEOUT };
  const { code, output, errors } = await runProgram(".", program, [], {
    ...more,
    environment: { ...process.env, NODE_ENV: "production" },
  });
  if (code === 0) return output;
  throw new Error(`${program} has ended with ${code}. ${errors.trim()}`);
}
