import { store } from "#app/ui/browser-storage.ts";

import { SentenceError } from "#content/sentence-error.ts";
import { saving, type Saving } from "#studio/contract/content-editing.ts";
import { untilSignedIn } from "#studio/client/shell/signed-out/until-signed-in.ts";
import { NOT_NOW } from "./create-sender.ts";
import { type Unsent, unsentShape } from "./draft-state.ts";

/** What became of a document that was sent; if it is refused, with a sentence for the owner. */
export type Sent = Saving | { status: "refused"; sentence: string };

const PREFIX = "studio-unsent/";
/** Each open tab keeps its own copy, and holds a lock of its name, which ends with the tab. */
const TAB = Math.random().toString(36).slice(2);
const keyOf = (name: string) => `${PREFIX}${name}/${TAB}`;

/** Undefined if it is something else. */
function readKept(key: string): Unsent | undefined {
  try {
    return unsentShape.parse(JSON.parse(localStorage.getItem(key) ?? ""));
  } catch {
    return undefined;
  }
}

/** What other tabs have kept, open or not: of each the key, the document’s name and the tab’s. */
function keptByOthers() {
  const keys = Array.from(localStorage, (_, index) => localStorage.key(index) ?? "");
  return keys.flatMap((key) => {
    const [prefix, name = "", tab = ""] = key.split("/");
    return `${prefix}/` === PREFIX && tab !== TAB ? [{ key, name, tab }] : [];
  });
}

/** How long the studio may take to answer, in milliseconds. */
const LONGEST_ANSWER = 15_000;

/** Whether this tab has asked for its lock. */
let isLocked = false;

export type DraftServices = typeof draftServices;

export const draftServices = {
  /**
   * Saves a document; while nobody is signed in, waits until somebody is.
   * @throws {SentenceError} if the studio does not answer, or fails
   */
  async send(name: string, edited: { value: unknown; seen: string }): Promise<Sent> {
    const body = JSON.stringify(edited);
    const headers = { "Content-Type": "application/json" };
    // Outlives the page, for which browsers allow 64 KB.
    const keepalive = body.length < 20_000;
    const post = () => {
      // A line that has gone silent is none: pages wait for what is sent.
      const signal = AbortSignal.timeout(LONGEST_ANSWER);
      const request = { method: "POST", headers, body, keepalive, signal };
      return fetch(`/website/${name}/draft`, request).catch(() => {
        throw new SentenceError("No connection.");
      });
    };
    let answer = await post();
    if (answer.status === 401) {
      await untilSignedIn(new AbortController().signal);
      answer = await post();
    }
    if (answer.status >= 500) throw new SentenceError(NOT_NOW);
    if (!answer.ok) return { status: "refused", sentence: await answer.text() };
    return saving.parse(await answer.json());
  },
  /** What this browser keeps until it is sent, should it be closed, by document. */
  unsent: {
    keep(name: string, { base, value }: Unsent): void {
      const kept = value === base ? undefined : JSON.stringify({ base, value });
      // If the browser's storage is full or forbidden, this page has it.
      store("localStorage", keyOf(name), kept);
    },
    /**
     * Offers what earlier pages have kept whose tabs are closed or have gone on.
     * @param take returns whether it has kept the document for this tab
     */
    async inherit(take: (name: string, kept: Unsent) => boolean): Promise<void> {
      const { locks } = navigator;
      try {
        if (!isLocked) void locks.request(PREFIX + TAB, () => new Promise(() => {}));
        isLocked = true;
        // Of two tabs that are opened at once, one inherits.
        await locks.request("studio-inherits", async () => {
          const { held = [] } = await locks.query();
          const open = new Set(held.map(({ name }) => name));
          for (const { key, name, tab } of keptByOthers()) {
            const kept = open.has(PREFIX + tab) ? undefined : readKept(key);
            if (kept && take(name, kept)) localStorage.removeItem(key);
          }
        });
      } catch {
        // The browser forbids storage: there is nothing.
      }
    },
  },
};
