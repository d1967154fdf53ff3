import * as z from "zod";

import { saving, type Saving } from "../../../../contract/content-editing.ts";
import { untilSignedIn } from "../../../shell/signed-out/until-signed-in.ts";
import type { Unsent } from "./draft-state.ts";

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
    keep: (name: string, document: Unsent) => boolean;
    /** Undefined if the browser's storage is forbidden, or holds something else. */
    read: (name: string) => Unsent | undefined;
  };
  now: () => number;
}

const unsentShape = z.object({ base: z.unknown(), value: z.unknown() });

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
    keep(name, { base, value }) {
      try {
        if (value === base) localStorage.removeItem(PREFIX + name);
        else localStorage.setItem(PREFIX + name, JSON.stringify({ base, value }));
        return true;
      } catch {
        return false;
      }
    },
    read(name) {
      try {
        return unsentShape.parse(JSON.parse(localStorage.getItem(PREFIX + name) ?? ""));
      } catch {
        return undefined;
      }
    },
  },
  now: Date.now,
};
