import * as z from "zod";

import { SentenceError } from "#content/sentence-error.ts";
import { saving, type Saving } from "#studio/contract/content-editing.ts";
import { untilSignedIn } from "#studio/client/shell/signed-out/until-signed-in.ts";
import type { Unsent } from "./draft-state.ts";

/** What became of a document that was sent; if it is refused, with a sentence for the owner. */
export type Sent = Saving | { status: "refused"; sentence: string };

const unsentShape = z.object({ base: z.unknown(), value: z.unknown() });

const PREFIX = "studio-unsent/";

/** Undefined if it is something else. */
function readKept(key: string): Unsent | undefined {
  try {
    return unsentShape.parse(JSON.parse(localStorage.getItem(key) ?? ""));
  } catch {
    return undefined;
  }
}

export type DraftServices = typeof draftServices;

export const draftServices = {
  /**
   * Saves a document; while nobody is signed in, waits until somebody is.
   * @throws if the studio does not answer, and a SentenceError if it fails
   */
  async send(name: string, edited: { value: unknown; seen: string }): Promise<Sent> {
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
    if (answer.status >= 500) throw new SentenceError("The studio could not save this just now.");
    if (!answer.ok) return { status: "refused", sentence: await answer.text() };
    return saving.parse(await answer.json());
  },
  /** What this browser keeps until it is sent, should it be closed, by document. */
  unsent: {
    keep(name: string, { base, value }: Unsent): void {
      try {
        if (value === base) localStorage.removeItem(PREFIX + name);
        else localStorage.setItem(PREFIX + name, JSON.stringify({ base, value }));
      } catch {
        // The browser's storage is full or forbidden: this page has it.
      }
    },
    /** Offers what an earlier page has kept, by document; the newest of several open at once. */
    inherit(take: (name: string, kept: Unsent) => void): void {
      try {
        for (const key of Object.keys(localStorage)) {
          const kept = key.startsWith(PREFIX) ? readKept(key) : undefined;
          if (kept) take(key.slice(PREFIX.length), kept);
        }
      } catch {
        // The browser forbids storage: there is nothing.
      }
    },
  },
  now: Date.now,
};
