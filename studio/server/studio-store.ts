import { data } from "react-router";

import { SentenceError } from "#content/sentence-error.ts";
import { sentenceOf } from "../../server/core/error-sentence.ts";
import { openStore, type OpenStore } from "../../server/admin/open-store.ts";
import { describeError, type Log } from "../../server/core/log.ts";
import type { Settings } from "../../server/core/settings/settings.ts";
import type { Publishing } from "../../server/publish/open-publishing.ts";

/** The open database, and what edits and publishes the content in it. */
export interface OpenStudio extends OpenStore {
  services: Publishing;
}

export type StudioStore = ReturnType<typeof createStudioStore>;

/** Opens the database when it is first used, and again after a failure. */
export function createStudioStore(
  settings: Settings,
  log: Pick<Log, "error">,
  openServices: (open: OpenStore) => Publishing,
) {
  let opened: Promise<OpenStudio> | undefined;

  const open = async () => {
    const store = await openStore(settings, { mayCreate: true });
    return { ...store, services: openServices(store) };
  };

  return {
    /**
     * Calls back with the site's database, which is created if the site has not started yet.
     * @throws a response with a sentence when the database cannot be used
     */
    async use<Result>(work: (open: OpenStudio) => Promise<Result>): Promise<Result> {
      opened ??= open();
      let isOpen = false;
      try {
        const store = await opened;
        isOpen = true;
        return await work(store);
      } catch (error) {
        if (!isOpen) opened = undefined;
        if (!(error instanceof Error)) throw error;
        if (!(error instanceof SentenceError)) {
          log.error(describeError(error), "A request of the studio failed");
        }
        // React Router shows the sentence of a thrown answer, but not that of another error.
        throw data(sentenceOf(error), { status: 500 });
      }
    },
    async close() {
      const last = await opened?.catch(() => undefined);
      await last?.store.close();
    },
  };
}

/** The sentence of an error that `use` has thrown. */
export function sentenceIn(error: unknown): string {
  const isAnswer = typeof error === "object" && error !== null && "data" in error;
  return String(isAnswer ? error.data : error);
}
