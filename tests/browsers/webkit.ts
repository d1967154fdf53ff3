import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

import type { webkit } from "../../tools/programs/programs.ts";
import { freePort } from "../support/processes/free-port.ts";
import { endChild } from "../support/processes/start-program.ts";
import { candidates, type Driver } from "./driver.ts";

/** The property that holds an element's reference in WebDriver's JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Drawing without OpenGL, which takes a quarter less CPU time on a machine without a GPU. */
const SOFTWARE_DRAWING = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1", LP_NUM_THREADS: "0" };

/** WebDriver's code of the right arrow key. */
const RIGHT = "\uE014";

const sessionSchema = z.object({ sessionId: z.string() });
const elementsSchema = z.array(z.object({ [ELEMENT]: z.string() }));

/** Starts WebKitGTK's MiniBrowser on a virtual screen and connects to it by WebDriver. */
export async function startWebkit({
  browser,
  driver,
  screen,
}: NonNullable<ReturnType<typeof webkit.find>>): Promise<Driver> {
  const display = await startScreen(screen);
  const port = await freePort();
  const webdriver = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...SOFTWARE_DRAWING, DISPLAY: display.name },
  });
  const call = connectWebdriver(`http://127.0.0.1:${port}/session`);
  const options = { binary: browser, args: ["--automation"] };
  const endAll = async () => {
    await endChild(webdriver, "SIGKILL");
    // Ending the virtual screen also ends the browser.
    await endChild(display.process, "SIGTERM");
  };
  const askForSession = () =>
    call("", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } });
  const session = await whenListening(askForSession).catch(async (error: unknown) => {
    await endAll();
    throw error;
  });
  const { sessionId } = sessionSchema.parse(session);
  const send = (command: string, body?: object) => call(`/${sessionId}/${command}`, body);
  /** Reads a property of an element; undefined if the element is not displayed. */
  const read = (element: string, property: string) =>
    send(`element/${element}/${property}`).catch(() => undefined);

  return {
    async open(url) {
      await send("url", { url });
    },
    async find(role, name) {
      const script = `return (${saying})(...arguments)`;
      const found = await send("execute/sync", { script, args: [candidates[role], name] });
      const references = elementsSchema.parse(found).map((each) => each[ELEMENT]);
      const matches: string[] = [];
      for (const each of references) {
        if ((await read(each, "computedlabel")) !== name) continue;
        if ((await read(each, "computedrole")) === role) matches.push(each);
      }
      return matches;
    },
    async run(script, element) {
      const body = `return String((${script})(arguments[0] ?? document.documentElement))`;
      const args = element ? [{ [ELEMENT]: element }] : [];
      return z.string().parse(await send("execute/sync", { script: body, args }));
    },
    async act(source) {
      await send("actions", { actions: [source] });
    },
    datePartSeparator: RIGHT,
    async resize(width, height) {
      await send("window/rect", { width, height });
    },
    close: endAll,
  };
}

/**
 * Runs in the page: the elements that may have a name. WebKit computes the names only of these,
 * because that takes it long.
 */
function saying(selector: string, name: string): Element[] {
  const lettersOf = (text: string) => text.replaceAll(/\s/g, "");
  return Array.from(document.querySelectorAll(selector)).filter(({ ariaLabel, textContent }) =>
    lettersOf(`${ariaLabel} ${textContent}`).includes(lettersOf(name)),
  );
}

/** Starts a virtual screen and returns its name. */
async function startScreen(program: string) {
  const process = spawn(
    program,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [number] = await once(process.stdio[3] ?? process, "data");
  return { process, name: `:${String(number).trim()}` };
}

async function whenListening<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      // A TypeError is a refused connection: the driver does not listen yet.
      if (!(error instanceof TypeError) || attempt === 50) throw error;
      await pause(100);
    }
  }
}

function connectWebdriver(address: string) {
  return async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(address + path, {
      method: body ? "POST" : "GET",
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}
