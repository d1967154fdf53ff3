import * as z from "zod";

import { saving, type Saving } from "../../../../contract/content-editing.ts";
import { untilSignedIn } from "../../../shell/signed-out/until-signed-in.ts";
import type { Change } from "./change-value.ts";

/** The studio has refused a document; the message is a sentence for the owner. */
export class RefusedDocument extends Error {
  override name = "RefusedDocument";
}

export interface DraftServices {
  /** @throws {RefusedDocument} if the studio refuses it, and other errors if it does not answer */
  send: (name: string, edited: { value: unknown; seen: string }) => Promise<Saving>;
  /** What this browser keeps until it is sent, should it be closed, by document. */
  unsent: {
    /** Returns whether the browser could keep it: its storage may be full or forbidden. */
    keep: (name: string, changes: readonly Change[]) => boolean;
    /** Nothing if the browser's storage is forbidden, or holds something else. */
    read: (name: string) => readonly Change[];
    /**
     * Offers what tabs have kept that are closed by now.
     * @param take returns whether it has kept the changes for this tab
     */
    inherit: (take: (name: string, changes: readonly Change[]) => boolean) => Promise<void>;
  };
  now: () => number;
}

const unsentShape = z.array(
  z.object({
    path: z.string(),
    before: z.unknown().optional(),
    after: z.unknown().optional(),
    entry: z.unknown().optional(),
    isContested: z.literal(true).exactOptional(),
  }),
);

const PREFIX = "studio-unsent/";
/** Each open tab keeps its own copy, and holds a lock of its name, which ends with the tab. */
const TAB = Math.random().toString(36).slice(2);
const keyOf = (name: string, tab = TAB) => `${PREFIX}${name}/${tab}`;

function readKept(key: string): readonly Change[] {
  try {
    return unsentShape.parse(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
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

/** Whether this tab has asked for its lock. */
let isLocked = false;

/** Saves documents with the studio; while nobody is signed in, waits until somebody is. */
export const draftServices: DraftServices = {
  async send(name, edited) {
    const body = JSON.stringify(edited);
    const headers = { "Content-Type": "application/json" };
    // Outlives the page, for which browsers allow 64 KB.
    const keepalive = body.length < 20_000;
    const post = () =>
      fetch(`/website/${name}/draft`, { method: "POST", headers, body, keepalive });
    let answer = await post();
    if (answer.status === 401) {
      await untilSignedIn(new AbortController().signal);
      answer = await post();
    }
    if (answer.status >= 500) throw new Error(await answer.text());
    if (!answer.ok) throw new RefusedDocument(await answer.text());
    return saving.parse(await answer.json());
  },
  unsent: {
    keep(name, changes) {
      try {
        if (changes.length === 0) localStorage.removeItem(keyOf(name));
        else localStorage.setItem(keyOf(name), JSON.stringify(changes));
        return true;
      } catch {
        return false;
      }
    },
    read: (name) => readKept(keyOf(name)),
    async inherit(take) {
      const { locks } = navigator;
      try {
        if (!isLocked) void locks.request(PREFIX + TAB, () => new Promise(() => {}));
        isLocked = true;
        // Of two tabs that are opened at once, one inherits.
        await locks.request("studio-inherits", async () => {
          const { held = [] } = await locks.query();
          const open = new Set(held.map(({ name }) => name));
          for (const { key, name, tab } of keptByOthers()) {
            if (!open.has(PREFIX + tab) && take(name, readKept(key))) localStorage.removeItem(key);
          }
        });
      } catch {
        // The browser forbids storage: there is nothing.
      }
    },
  },
  now: Date.now,
};
