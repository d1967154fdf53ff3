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
        if (changes.length === 0) localStorage.removeItem(PREFIX + name);
        else localStorage.setItem(PREFIX + name, JSON.stringify(changes));
        return true;
      } catch {
        return false;
      }
    },
    read(name) {
      try {
        return unsentShape.parse(JSON.parse(localStorage.getItem(PREFIX + name) ?? "[]"));
      } catch {
        return [];
      }
    },
  },
  now: Date.now,
};
