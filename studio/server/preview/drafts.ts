import { createHash } from "node:crypto";

/** How many drafts are remembered; a form needs its newest two. */
const KEPT = 50;

export type Drafts = ReturnType<typeof createDrafts>;

/** The unsaved values of forms, in memory only. */
export function createDrafts() {
  const drafts = new Map<string, { name: string; value: unknown }>();
  return {
    /** Remembers a file's values; returns the draft's id. */
    add(name: string, value: unknown): string {
      const text = JSON.stringify([name, value]);
      const id = createHash("sha256").update(text).digest("base64url").slice(0, 12);
      // Moves a known draft to the end of the map, whose first entry is forgotten first.
      drafts.delete(id);
      drafts.set(id, { name, value });
      const [oldest] = drafts.keys();
      if (drafts.size > KEPT && oldest !== undefined) drafts.delete(oldest);
      return id;
    },
    /** The file that the draft replaces; undefined if it is not remembered any more. */
    find: (id: string) => drafts.get(id),
  };
}
