import type { WrittenDocuments } from "#content/schema/documents.ts";
import { sentenceOf as sentenceOfMistake } from "#content/check/mistake.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { isDiskFull, sentenceOf } from "../core/error-sentence.ts";
import { describeError } from "../core/log.ts";
import type { ContentChange, HistoryEntry } from "../store/content/version-history.ts";
import { contentChanges } from "./content-changes.ts";
import { documentsOf, type Draft, withoutWrongAnswers } from "./content-draft.ts";
import type { Publishing } from "./open-publishing.ts";
import { InvalidContent } from "./invalid-content.ts";

export interface PublishRequest extends Draft {
  by: string;
  message?: string | undefined;
}

const STAYS = "Visitors see the site as it was before.";

/**
 * Publishes a draft: checks it, renders every page from it, and only then stores it as a version
 * and shows it to visitors, in one transaction. Answers that are not complete wait in the draft.
 * @throws {SentenceError} also when somebody else has published since the draft was read
 */
export function publishContent(
  { by, message, ...draft }: PublishRequest,
  services: Publishing,
): Promise<{
  version: number;
  changes: readonly ContentChange[];
  /** What is not right yet in the answers that wait, as sentences. */
  waiting: readonly string[];
}> {
  return inSentences(services, async () => {
    const { contentStore, mistakesIn } = services;
    const { basedOn, published, rows } = draft;
    const uploads = await contentStore.pictures.uploads(draft.documents);
    const mistakes = mistakesIn(draft.documents, uploads);
    const documents = withoutWrongAnswers(draft, mistakes);
    const changes = contentChanges(published, documents);
    if (changes.length === 0) {
      if (mistakes.length > 0) throw new InvalidContent(mistakes, STAYS);
      throw new SentenceError("There is nothing to publish: visitors see everything already.");
    }
    await tryContent(documents, services);
    const result = await contentStore.versions.publish({
      documents,
      published,
      basedOn,
      drafts: rows.filter(({ name }) => documents[name] === draft.documents[name]),
      by,
      now: services.now(),
      message: message ?? null,
      changes,
    });
    return { ...unlessOvertaken(result), changes, waiting: mistakes.map(sentenceOfMistake) };
  });
}

/**
 * Shows visitors a stored version again, after checking and rendering it as before a publish. What
 * they see no more stays in its version.
 * @param seen the version that this person saw as the current one; by default that of now
 * @throws {SentenceError} as publishContent does
 */
export function useVersion(number: number, by: string, services: Publishing, seen?: number) {
  return inSentences(services, async () => {
    const { versions } = services.contentStore;
    const basedOn = seen ?? (await versions.current());
    if (number === basedOn) throw new SentenceError(`Visitors see version ${number} already.`);
    const version = await versions.read(number);
    if (!version) throw new SentenceError(`There is no version ${number}.`);
    const documents = documentsOf(version, services.origin());
    await tryContent(documents, services);
    return unlessOvertaken(await versions.use(number, { basedOn, by, now: services.now() }));
  });
}

/** Goes back to the version that the current one has changed. */
export function undoPublish(by: string, services: Publishing): Promise<{ version: number }> {
  return inSentences(services, async () => {
    const { versions } = services.contentStore;
    const number = await versions.current();
    const current = await versions.read(number);
    if (!current || current.basedOn === null) {
      throw new SentenceError("There is nothing to undo: visitors see what the site began with.");
    }
    return useVersion(current.basedOn, by, services, number);
  });
}

/**
 * Checks documents and renders every page from them, as a trial or to show them.
 * @throws {SentenceError} with every mistake, or with why the pages cannot be rendered
 */
export async function tryContent(
  documents: WrittenDocuments,
  { contentStore, mistakesIn, render, log }: Publishing,
  isTrial = false,
): Promise<void> {
  const mistakes = mistakesIn(documents, await contentStore.pictures.uploads(documents));
  if (mistakes.length > 0) throw new InvalidContent(mistakes, STAYS);
  try {
    await render?.(documents, isTrial);
  } catch (error) {
    if (error instanceof SentenceError) throw error;
    log.error(describeError(error), "The pages could not be made");
    const said = isDiskFull(error)
      ? sentenceOf(error)
      : `The pages could not be made. Show a technician this:\n${String(error)}`;
    throw new SentenceError(`${said}\n${STAYS}`);
  }
}

function unlessOvertaken(result: { version: number } | { overtakenBy: HistoryEntry | undefined }) {
  if ("version" in result) return result;
  const entry = result.overtakenBy;
  const what = entry?.action === "used" ? "gone back to" : "published";
  throw new SentenceError(
    `${entry?.by ?? "Somebody"} has ${what} version ${entry?.version ?? 0} meanwhile. Nothing of ` +
      "yours was lost or shown: look at the site, and try again.",
  );
}

async function inSentences<Result>(
  { isTemporary, log }: Publishing,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SentenceError) throw error;
    log.error(describeError(error), "A publish failed");
    if (!isDiskFull(error) && isTemporary(error)) {
      throw new SentenceError(
        "The database went away, or somebody else keeps it busy. Most likely visitors see the " +
          "site as it was before: look at the history, and try again if your change is not there.",
      );
    }
    throw new SentenceError(`${sentenceOf(error)}\n${STAYS}`);
  }
}
