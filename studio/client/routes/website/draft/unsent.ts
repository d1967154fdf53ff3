import * as z from "zod";

/** A document that could not be sent yet, and what it was changed from. */
const unsentShape = z.object({ value: z.unknown(), base: z.unknown(), hash: z.string() });
export type Unsent = z.output<typeof unsentShape>;

const PREFIX = "studio-unsent/";

/** Keeps documents in this browser until they are sent, for a browser that is closed meanwhile. */
export const unsentInBrowser = {
  /** Returns whether the browser could keep it: its storage may be full or forbidden. */
  keep(name: string, unsent: Unsent): boolean {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(unsent));
      return true;
    } catch {
      return false;
    }
  },
  forget: (name: string) => localStorage.removeItem(PREFIX + name),
  read(name: string): Unsent | undefined {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : unsentShape.safeParse(JSON.parse(text)).data;
  },
};

export type UnsentStorage = typeof unsentInBrowser;
