import { AssertionError } from "node:assert";
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect } from "vitest";

import type { ScreenReaderPrograms } from "../../tools/programs/screen-reader.ts";
import type { Driver } from "../browsers/driver.ts";
import { startFirefox } from "../browsers/firefox.ts";
import { startDesktop } from "./desktop.ts";
import { startOrca } from "./orca.ts";

/** More than any page has headings or controls before the wanted one. */
const MOST_PRESSES = 60;

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

/** The focused element's place among all elements, and its name. */
function focusedElement(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return "";
  const labelledBy = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
  const label = "labels" in element && element.labels instanceof NodeList && element.labels[0];
  const text = labelledBy ?? (label instanceof HTMLElement ? label : element);
  const name = element.ariaLabel ?? text.innerText.trim().split("\n")[0];
  return `${[...document.querySelectorAll("*")].indexOf(element)} ${name}`;
}

/** The place among all elements of the heading that Orca's caret is in, and its text. */
function headingAtCaret(): string {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const heading = element?.closest("h1, h2, h3, h4, h5, h6");
  if (!(heading instanceof HTMLElement)) return "";
  const place = [...document.querySelectorAll("*")].indexOf(heading);
  return `${place} ${heading.innerText.replaceAll(/\s+/g, " ").trim()}`;
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

  /**
   * Presses a key until it has led to the wanted thing, and waits until that is said. Where it has
   * led comes from the page: Orca may still say the thing before.
   * @param where runs in the page: a number, and the name of what is there
   */
  async function pressUntil(key: string, where: () => string, wanted: string): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      const before = await browser.run(where);
      heard.forget();
      heard.note(key);
      await keyboard("key", "--clearmodifiers", key);
      await expect.poll(() => browser.run(where)).not.toBe(before);
      const [, name] = /^\d+ (.+)$/.exec(await browser.run(where)) ?? [];
      if (name && wanted.startsWith(name)) {
        await heard.phrases([wanted]);
        return;
      }
      // Orca says a long name in parts.
      const end = name?.split(" ").at(-1);
      if (end) await heard.utterance((words) => words.includes(end), 2000);
    }
    throw new AssertionError({ message: `${key} never led to: ${wanted}` });
  }

  return {
    heard,
    press,
    /** Goes on by Tab to a control. */
    tabTo: (control: string) => pressUntil("Tab", focusedElement, control),
    /** Goes on by headings. */
    headingTo: (heading: string) => pressUntil("h", headingAtCaret, `${heading} heading`),
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
