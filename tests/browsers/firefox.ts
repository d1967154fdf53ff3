import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

import { startProgram } from "../support/processes/start-program.ts";
import { candidates, type Driver } from "./driver.ts";

const answerSchema = z
  .object({ id: z.number(), result: z.unknown(), message: z.string() })
  .partial();
const windowSchema = z.object({ context: z.string() });
const nodesSchema = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });
const textSchema = z.object({ result: z.object({ value: z.string() }) });

/**
 * Starts Firefox and speaks WebDriver BiDi with it.
 * @param desktop the environment variables of the desktop for its window; by default headless
 */
export async function startFirefox(program: string, desktop?: NodeJS.ProcessEnv): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const preferences = {
    // Without history no link is "visited", so that a screen reader says the same in every run.
    "places.history.enabled": false,
    // Tests of motion run in Chromium.
    "ui.prefersReducedMotion": 1,
    // Frames per second: at 60, drawing without a GPU takes a sixth more CPU time.
    "layout.frame_rate": 20,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${value});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const headless = desktop ? [] : ["--headless"];
  const firefox = await startProgram(
    program,
    [...headless, "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    /^WebDriver BiDi listening on (ws:\S+)/,
    { env: desktop ?? process.env },
  );
  const send = await connectBidi(`${firefox.said}/session`);
  await send("session.new", { capabilities: {} });
  // A new window, because Firefox's first window never receives the focus.
  const window = await send("browsingContext.create", { type: "window" });
  const { context } = windowSchema.parse(window);
  const locate = async (locator: object, startNodes?: readonly { sharedId: string }[]) => {
    const found = await send("browsingContext.locateNodes", { context, locator, startNodes });
    return nodesSchema.parse(found).nodes;
  };

  return {
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async find(role, name) {
      // First narrow down by selector: searching a whole page by role takes Firefox 0.5 to 17 s.
      const where = await locate({ type: "css", value: candidates[role] });
      if (where.length === 0) return [];
      const found = await locate({ type: "accessibility", value: { role, name } }, where);
      return found.map(({ sharedId }) => sharedId);
    },
    async run(script, element) {
      const answer = await send("script.callFunction", {
        functionDeclaration: `(element = document.documentElement) => String((${script})(element))`,
        arguments: element ? [{ sharedId: element }] : [],
        awaitPromise: false,
        target: { context },
      });
      return textSchema.parse(answer).result.value;
    },
    async act(source) {
      await send("input.performActions", { context, actions: [source] });
    },
    datePartSeparator: "",
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async close() {
      await firefox.end("SIGKILL");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Opens a WebSocket; returns a function that sends a command and resolves to its result. */
async function connectBidi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (answer: z.infer<typeof answerSchema>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = answerSchema.parse(JSON.parse(String(data)));
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let id = 0;
  return async (method: string, params: object): Promise<unknown> => {
    id += 1;
    const { promise, resolve } = Promise.withResolvers<z.infer<typeof answerSchema>>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await promise;
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result;
  };
}
