import { onTestFinished, vi } from "vitest";

import { SentenceError } from "#content/sentence-error.ts";
import type { Sent } from "#studio/client/routes/website/draft/draft-services.ts";
import type { Unsent } from "#studio/client/routes/website/draft/draft-state.ts";
import { createDraftStore } from "#studio/client/routes/website/draft/draft-store.ts";

interface Start {
  /** What the browser kept of an earlier page. */
  kept?: Map<string, Unsent>;
  /** The documents that the server has. */
  saved?: Record<string, unknown>;
}

const LIVE = { isLive: true, mistakes: [] };
const HOME = { heading: "Old", text: "Text", list: ["1", "2"] };

/** A draft that is edited, and a server that has its documents, with fake timers until the test ends. */
export function editDraft({ kept = new Map(), saved = { home: HOME } }: Start = {}) {
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  // Other files run in the same thread.
  onTestFinished(() => void vi.useRealTimers());
  const documents = new Map(
    Object.entries(saved).map(([name, value]) => [name, { value, hash: "1", ...LIVE }]),
  );
  const server = {
    isDown: false,
    isAnswerLost: false,
    /** What is refused if a document has it. */
    refused: "Far too long",
    /** The names of the documents that were saved, in order. */
    saves: [] as string[],
    value: (name = "home") => documents.get(name)?.value,
    saved: (name = "home") => ({ value: {}, hash: "", ...LIVE, ...documents.get(name) }),
    /** Saves a document as another window or person would. */
    change(value: unknown, name = "home") {
      const hash = `${Number(documents.get(name)?.hash) + 1}`;
      documents.set(name, { value, hash, ...LIVE });
    },
  };
  const store = createDraftStore(Object.fromEntries(documents), {
    async send(name, { value, seen }): Promise<Sent> {
      if (server.isDown) throw new SentenceError("No connection.");
      if (JSON.stringify(value).includes(server.refused)) {
        return { status: "refused", sentence: "Too long." };
      }
      const now = server.saved(name);
      if (seen !== now.hash) return { status: "overtaken", ...now };
      server.change(value, name);
      server.saves.push(name);
      if (server.isAnswerLost) throw new SentenceError("No connection.");
      return { status: "saved", hash: server.saved(name).hash, ...LIVE };
    },
    unsent: {
      keep(name, { base, value }) {
        if (value === base) kept.delete(name);
        else kept.set(name, { base, value });
      },
      async inherit(take) {
        for (const [name, document] of kept) take(name, document);
      },
    },
  });
  const home = () => store.read().documents["home"]?.value;
  const pause = () => vi.advanceTimersByTimeAsync(4000);
  return { store, server, kept, home, pause };
}
