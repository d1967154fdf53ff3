import { AssertionError } from "node:assert";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect } from "vitest";

import type { ScreenReaderPrograms } from "../../tools/programs/programs.ts";
import type { Driver } from "../browsers/driver.ts";
import { startFirefox } from "../browsers/firefox.ts";
import { type Desktop, startDesktop } from "./desktop.ts";
import { Heard } from "./heard.ts";
import { startSpeechServer } from "./speech-server.ts";

/** A Python program like Orca's own launcher, but one that also runs beside another Orca. */
const LAUNCH = `
import os, sys
from orca import orca
settings = {"sayAllOnLoad": False, "enableKeyEcho": False, "enableEchoByCharacter": False}
orca.getSettingsManager().activate(sys.argv[1], settings)
sys.exit(orca.main())
`;

/** Limit of key presses; no page has as many headings or controls. */
const MOST_PRESSES = 60;

/* The next five functions run in the page. */

const isHydrated = (root: HTMLElement) => String("hydrated" in root.dataset);

function forgetVisits(): string {
  if (location.protocol === "about:") return "";
  localStorage.clear();
  sessionStorage.clear();
  return "";
}

/** The focused field's value; a date in the order in which it is typed, MMDDYYYY. */
function typedText(): string {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
  const { value } = field instanceof HTMLTextAreaElement ? field : { value: "" };
  if (!(field instanceof HTMLInputElement)) return value;
  return field.type === "date" ? field.value.replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1") : field.value;
}

/** The focused element's index among all elements, and its name. */
function focusedElement(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return "";
  const labelledBy = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  const label = "labels" in element && element.labels instanceof NodeList && element.labels[0];
  const text = labelledBy ?? (label instanceof HTMLElement ? label : element);
  const name = element.ariaLabel ?? text.innerText.trim().split("\n")[0];
  return `${[...document.querySelectorAll("*")].indexOf(element)} ${name}`;
}

/** The heading that contains Orca's caret: its index among all elements, and its text. */
function headingAtCaret(): string {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const heading = element?.closest("h1, h2, h3, h4, h5, h6");
  if (!(heading instanceof HTMLElement)) return "";
  const place = [...document.querySelectorAll("*")].indexOf(heading);
  return `${place} ${heading.innerText.replaceAll(/\s+/g, " ").trim()}`;
}

const run = promisify(execFile);

export type Listener = Awaited<ReturnType<typeof startListener>>;

/** Starts Firefox and Orca, which a test uses by keyboard and by Orca's utterances only. */
export async function startListener(programs: ScreenReaderPrograms) {
  const desktop = await startDesktop(programs);
  let orca: Awaited<ReturnType<typeof startOrca>> | undefined;
  let firefox: Driver | undefined;
  const close = async () => {
    await firefox?.close();
    await desktop.close();
    orca?.stop();
  };
  try {
    orca = await startOrca(programs, desktop);
    firefox = await startFirefox(programs.firefox, desktop.env);
  } catch (error) {
    await close();
    throw error;
  }
  const { heard } = orca;
  const browser = firefox;
  const keyboard = (...args: string[]) => run(programs.keyboard, args, { env: desktop.env });

  /** Presses a key by its X name (`Tab`, `shift+Tab`, `h`), and waits for the phrases. */
  async function press(key: string, ...phrases: readonly string[]): Promise<void> {
    heard.forget();
    heard.transcript.push(`[${key}]`);
    await keyboard("key", "--clearmodifiers", key);
    await heard.phrases(phrases);
  }

  /**
   * Presses a key until it reaches the wanted element, and waits until Orca says the element. The
   * page gives the position, because Orca may still be reading the previous element.
   * @param where runs in the page; returns the index and the name of the element there
   */
  async function pressUntil(key: string, where: () => string, wanted: string): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const before = await browser.run(where);
      await press(key);
      await expect.poll(() => browser.run(where)).not.toBe(before);
      const [, name = ""] = /^\d+ (.+)$/.exec(await browser.run(where)) ?? [];
      if (name && wanted.startsWith(name)) return heard.phrases([wanted]);
      // Orca says a long name in several utterances: wait for its last word.
      await heard.phrases(name.split(" ").slice(-1), 2000).catch(() => {});
    }
    throw new AssertionError({ message: `${key} never led to: ${wanted}` });
  }

  return {
    heard,
    press,
    /** Presses Tab until a control has the focus. */
    tabTo: (control: string) => pressUntil("Tab", focusedElement, control),
    /** Moves from heading to heading until a heading is reached. */
    headingTo: (heading: string) => pressUntil("h", headingAtCaret, `${heading} heading`),
    /** Types into the focused field, and waits for its value, so that no later key overtakes it. */
    async type(text: string) {
      await keyboard("type", "--delay", "12", text);
      await expect.poll(() => browser.run(typedText)).toBe(text);
    },
    ask: browser.run,
    resize: browser.resize,
    /** Opens a URL as on a first visit, with empty storage, and moves to the page's top. */
    async open(address: string) {
      await browser.run(forgetVisits);
      heard.forget();
      heard.transcript.push(`[${address}]`);
      await browser.open(address);
      await heard.phrases(["Page has"]);
      // Until hydration, Firefox may focus the page a second time, which interrupts what Orca says.
      await expect.poll(() => browser.run(isHydrated)).toBe("true");
      await press("ctrl+Home", "Skip to content");
    },
    close,
  };
}

/** Starts Orca on a desktop, and collects its utterances. */
async function startOrca({ python }: ScreenReaderPrograms, desktop: Desktop) {
  const heard = new Heard();
  const socket = join(desktop.folder, "speech.sock");
  const speech = await startSpeechServer(socket, (words) => heard.add(words));
  const env = { ...desktop.env, SPEECHD_ADDRESS: `unix_socket:${socket}` };
  // Orca sometimes stays silent after its start, for an unknown reason: retry twice.
  for (let attempt = 0; ; attempt += 1) {
    const orca = desktop.start(python, ["-c", LAUNCH, join(desktop.folder, "orca")], env);
    try {
      await heard.phrases(["Screen reader on"]);
      break;
    } catch (error) {
      if (attempt === 2) throw error;
      orca.kill("SIGKILL");
    }
  }
  return { heard, stop: () => speech.close() };
}
