import { existsSync } from "node:fs";
import { data } from "react-router";

import { DeskProblem } from "../../server/cli/desk.ts";
import { MissingDatabase, openStore, type OpenStore } from "../../server/cli/open-store.ts";
import { causeOf } from "../../server/cli/terminal/error-message.ts";
import type { Settings } from "../../server/core/settings/settings.ts";
import { UnsafeDatabaseError } from "../../server/store/engines/engine.ts";

export interface StudioStore {
  /**
   * Calls back with the site's open database; returns `whenMissing` before the site has made one.
   * @throws a response with a sentence when the database cannot be reached
   */
  use<Result, Missing>(
    work: (open: OpenStore) => Promise<Result>,
    whenMissing: Missing,
  ): Promise<Result | Missing>;
  close(): Promise<void>;
}

/** Opens the database when it is first used, and again after a failure. */
export function createStudioStore(settings: Settings): StudioStore {
  let opened: Promise<OpenStore> | undefined;
  const file = settings.database.engine === "sqlite" ? settings.database.file : undefined;

  const close = async () => {
    const last = await opened?.catch(() => undefined);
    opened = undefined;
    await last?.store.close();
  };

  const open = async () => {
    opened ??= openStore(settings);
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };

  return {
    async use(work, whenMissing) {
      // Close a database whose file was deleted: it would stay readable as long as it is open.
      if (file && !existsSync(file)) await close();
      try {
        return await work(await open());
      } catch (error) {
        if (error instanceof MissingDatabase) return whenMissing;
        throw asAnswer(error);
      }
    },
    close,
  };
}

/** React Router shows the sentence of a thrown answer, but not that of another error. */
function asAnswer(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isUnderstood = error instanceof DeskProblem || error instanceof UnsafeDatabaseError;
  const sentence = isUnderstood ? error.message : `That did not work: ${causeOf(error)}.`;
  return data(sentence, { status: 503 });
}
