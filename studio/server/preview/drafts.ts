import { createHash } from "node:crypto";

/** How many drafts are remembered; a form needs its newest two. */
const KEPT = 50;

/** The unsaved values of forms, in memory only. */
export interface Drafts {
  /** Remembers a file's values; returns the draft's id. */
  add(name: string, value: unknown): string;
  /** The file that the draft replaces; undefined if it is not remembered any more. */
  find(id: string): { name: string; value: unknown } | undefined;
}

export function createDrafts(): Drafts {
  const drafts = new Map<string, { name: string; value: unknown }>();
  return {
    add(name, value) {
      const text = JSON.stringify([name, value]);
      const id = createHash("sha256").update(text).digest("base64url").slice(0, 12);
      // Moves a known draft to the end of the map, whose first entry is forgotten first.
      drafts.delete(id);
      drafts.set(id, { name, value });
      const [oldest] = drafts.keys();
      if (drafts.size > KEPT && oldest !== undefined) drafts.delete(oldest);
      return id;
    },
    find: (id) => drafts.get(id),
  };
}
