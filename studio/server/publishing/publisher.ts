import { type Log, withoutAddresses } from "../../../server/core/log.ts";
import { contentChanges } from "../../../server/publish/content-changes.ts";
import { type Draft, readDraft } from "../../../server/publish/content-draft.ts";
import { publishContent, useVersion } from "../../../server/publish/publish-content.ts";
import { problemSentences } from "../../../server/publish/publish-problem.ts";
import type {
  ContentChange,
  HistoryEntry,
} from "../../../server/store/content/content-versions.ts";
import { contentHash } from "../../../server/store/content/stored-documents.ts";
import type {
  FieldChange,
  HistoryRow,
  PublishProgress,
  PublishStep,
} from "../../contract/publishing.ts";
import type { Studio } from "../../contract/studio.ts";
import { documentWords, fieldTitle } from "../content/field-title.ts";

import { momentOf } from "../school-times.ts";
import { sentenceIn, type StudioStore } from "../studio-store.ts";
import { reportSteps } from "./report-steps.ts";

/** Entries of the history on one page. */
const PAGE = 25;

interface Services {
  store: Pick<StudioStore, "use">;
  /** Who publishes. */
  user: () => string;
  /** The school’s time zone. */
  timeZone: () => string;
  /** Waits until the site on this machine shows the new version; false if that is not known. */
  waitUntilShown: () => Promise<boolean>;
  log: Log;
}

const CHANGED =
  "Something was changed since you opened this page. Look at the changes below, and publish then.";

/** Publishes, and goes back to earlier versions; reports the progress. */
export function createPublisher(services: Services): Studio["publishing"] {
  const { store, user, timeZone, waitUntilShown, log } = services;
  let progress: PublishProgress | undefined;

  async function run(seen: string): Promise<void> {
    let step: PublishStep | undefined;
    const tell = (state: PublishProgress["state"], sentences: readonly string[] = []) =>
      (progress = { state, step, sentences });
    const begin = (next: PublishStep) => {
      step = next;
      tell("running");
    };
    tell("running");
    const problems = await store
      .use(async ({ services: content }) => {
        try {
          const draft = await readDraft(content);
          if (nameOf(draft) !== seen) return [CHANGED];
          await publishContent({ ...draft, by: user() }, reportSteps(content, begin));
          return [];
        } catch (error) {
          return problemsInWords(error);
        }
      })
      .catch((error: unknown) => [sentenceIn(error)]);
    if (problems.length > 0) {
      tell("failed", problems);
      return;
    }
    begin("live");
    const isShown = await waitUntilShown().catch((error: unknown) => {
      log.warn({ cause: withoutAddresses(sentenceIn(error)) }, "Cannot tell what the site shows");
      return false;
    });
    tell(isShown ? "live" : "soon");
  }

  return {
    read: (before) =>
      store.use(async ({ services: content }) => {
        const draft = await readDraft(content);
        const { versions } = content.content;
        const entries = await versions.history(PAGE + 1, before);
        const current = await versions.read(draft.basedOn);
        const changes = contentChanges(draft.published, draft.documents).map(changeInWords);
        // A finished publish is not shown once content has changed again: “It is live” would mislead.
        const isOver = ["live", "soon"].includes(progress?.state ?? "") && changes.length > 0;
        return {
          progress: isOver ? undefined : progress,
          changes,
          seen: nameOf(draft),
          history: entries
            .slice(0, PAGE)
            .map((entry) => historyRow(entry, draft.basedOn, timeZone())),
          hasOlder: entries.length > PAGE,
          before: current?.basedOn ?? undefined,
        };
      }),
    start(seen) {
      if (progress?.state !== "running") void run(seen);
    },
    use: (version) =>
      store.use(async ({ services: content }) => {
        try {
          await useVersion(version, user(), content);
          progress = undefined;
          return [];
        } catch (error) {
          return problemsInWords(error);
        }
      }),
  };
}

/** The sentences for an error, which name a document as the studio's forms do, not as a file. */
function problemsInWords(error: unknown): readonly string[] {
  return problemSentences(error).map((sentence) =>
    sentence.replaceAll(
      /content\/data\/([\w-]+)\.json/g,
      (_, name) => `“${documentWords(name).title}”`,
    ),
  );
}

/** Names what would be published. */
function nameOf({ basedOn, documents }: Draft): string {
  return contentHash([basedOn, documents]);
}

function historyRow(entry: HistoryEntry, current: number, timeZone: string): HistoryRow {
  const { id, action, at, by, message, changes, version } = entry;
  return {
    id,
    action,
    at: momentOf(at, timeZone),
    by,
    message: message ?? undefined,
    changes: changes.map(changeInWords),
    version,
    isCurrent: version === current,
  };
}

/** A change whose field is named as in the studio's forms. */
function changeInWords({ path, before, after }: ContentChange): FieldChange {
  return { field: fieldTitle(path), before: before ?? undefined, after: after ?? undefined };
}
