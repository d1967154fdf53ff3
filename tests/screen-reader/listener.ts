import { AssertionError } from "node:assert";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect } from "vitest";

import type { ScreenReaderPrograms } from "../../tools/programs/screen-reader.ts";
import type { Driver } from "../browsers/driver.ts";
import { startFirefox } from "../browsers/firefox.ts";
import { startDesktop } from "./desktop.ts";
import { startOrca } from "./orca.ts";

/** What Orca calls the things that Tab stops at. */
const CONTROL =
  /(link|button|(?<!invalid )entry|combo box|page tab|All testimonials|Start dates)\b[^·]*(\.|panel|pressed|selected)/;

/* These run in the page. */

const isHydrated = (root: HTMLElement) => String("hydrated" in root.dataset);

function forgetVisits(): string {
  if (location.protocol === "about:") return "";
  localStorage.clear();
  sessionStorage.clear();
  return "";
}

/** What stands in the focused field; a complete date as it is typed. */
function typedText(): string {
  const field = document.activeElement;
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? "";
  const { value } = field instanceof HTMLTextAreaElement ? field : { value: "" };
  if (!(field instanceof HTMLInputElement)) return value;
  return field.type === "date" ? field.value.replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1") : field.value;
}

const run = promisify(execFile);

type Phrases = Parameters<Awaited<ReturnType<typeof startOrca>>["heard"]["phrases"]>[0];

export type Listener = Awaited<ReturnType<typeof startListener>>;

/** Somebody with a keyboard and a screen reader, and no screen. */
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

  /** Presses a key, in the X server's words (`Tab`, `shift+Tab`, `h`), and waits for what is said. */
  async function press(key: string, ...phrases: Phrases): Promise<string> {
    heard.forget();
    heard.note(key);
    await keyboard("key", "--clearmodifiers", key);
    return heard.phrases(phrases);
  }

  /** Presses a key that goes from one thing to the next, until it says that. */
  async function pressUntil(key: string, eachSays: RegExp, wanted: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      // Orca may say late, and again, where the listener was before.
      const before = new Set(heard.now);
      const isNext = (words: string) => eachSays.test(words) && !before.has(words);
      heard.forget();
      heard.note(key);
      await keyboard("key", "--clearmodifiers", key);
      const said = await heard.utterance(isNext, 2000);
      if (said?.includes(wanted)) return;
    }
    throw new AssertionError({ message: `${key} never led to: ${wanted}` });
  }

  return {
    heard,
    press,
    /** Goes on by Tab to a control. */
    tabTo: (control: string) => pressUntil("Tab", CONTROL, control),
    /** Goes on by headings. */
    headingTo: (heading: string) => pressUntil("h", /heading level \d/, `${heading} heading`),
    /** Types into the focused field, and waits until it stands there: Tab must not overtake it. */
    async type(text: string) {
      await keyboard("type", "--delay", "12", text);
      await expect.poll(() => browser.run(typedText)).toBe(text);
    },
    ask: browser.run,
    resize: browser.resize,
    /** Opens an address for the first time, and goes to the page's top. */
    async open(address: string) {
      await browser.run(forgetVisits);
      heard.forget();
      heard.note(address);
      await browser.open(address);
      await heard.phrases(["Page has"]);
      // Firefox may give the document the focus once more, after Orca has read its summary.
      await expect.poll(() => browser.run(isHydrated)).toBe("true");
      await press("ctrl+Home", "Skip to content");
    },
    close,
  };
}
