import { factTexts } from "#content/derive/fact-texts.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { valueAt } from "#content/value-at.ts";

import { findMistakes } from "#content/check/mistakes.ts";
import type { RenderedSite } from "#render/rendered-site.ts";
import { documentDifferences } from "#server/publish/content-changes.ts";
import { type Draft, documentsOf, readDraft } from "#server/publish/content-draft.ts";
import { publishContent, useVersion } from "#server/publish/publish-content.ts";
import { InvalidContent } from "#server/publish/invalid-content.ts";
import { sentenceOf } from "#server/core/error-sentence.ts";
import type { HistoryEntry } from "#server/store/content/version-history.ts";
import { placeUrl } from "../../contract/data-path.ts";
import { mistakeInWords } from "../content/field-title.ts";
import { readPublishable } from "../content/saved-content.ts";

import { momentOf } from "../school-times.ts";
import type { StudioServices } from "../studio-services.ts";
import { changeGroups, changeInWords, type Facts } from "./change-words.ts";
import { CHANGED, createDraftChanges, nameOf } from "./draft-changes.ts";

const PAGE = 25;

interface Services extends Pick<StudioServices, "store" | "user" | "content"> {
  /** What seems wrong with a mailbox, if anything. */
  mailboxProblems: (mailbox: string) => Promise<string[]>;
  /** Waits until the site on this machine shows these pages; false if that is not known. */
  waitUntilShown: (site: RenderedSite) => Promise<boolean>;
}

/** What the page about publishing shows. */
export type Publishing = Awaited<ReturnType<ReturnType<typeof createPublisher>["read"]>>;

/** Publishes, and goes back to earlier versions. */
export function createPublisher(services: Services) {
  const { store, user, mailboxProblems, waitUntilShown } = services;
  const timeZone = () => services.content().school.timeZone;
  const facts = () => new Map(Object.entries(factTexts(services.content())));
  return {
    ...createDraftChanges(services),
    /** What visitors would see of a stored version instead of the current one; undefined if there is none. */
    readVersion: (version: number) =>
      store.use(async ({ services: { contentStore, origin } }) => {
        const { basedOn: current, published } = await readDraft({ contentStore, origin });
        const asked = await contentStore.versions.read(version);
        if (!asked) return undefined;
        const differences = documentDifferences(published, documentsOf(asked, origin()));
        return { version, current, groups: changeGroups(differences, facts()) };
      }),
    /** @param before the id of the last entry of the history's page before; undefined for the first */
    async read(before: number | undefined) {
      const { mailbox, ...shown } = await store.use(async ({ services: publishing }) => {
        const { draft, media, publishable } = await readPublishable(publishing);
        const { versions } = publishing.contentStore;
        const entries = await versions.history(PAGE + 1, before);
        const current = await versions.read(draft.basedOn);
        const differences = documentDifferences(draft.published, draft.documents);
        const groups = changeGroups(differences, facts());
        const ready = documentDifferences(draft.published, publishable).length;
        const mistakesIn = (documents: WrittenDocuments) =>
          findMistakes(documents, media).map((mistake) => ({
            sentence: mistakeInWords(mistake, documents),
            to: placeUrl(mistake.document, mistake.path.join("/")),
          }));
        const mistakes = mistakesIn(ready > 0 ? publishable : draft.documents);
        return {
          mailbox: changedMailbox(draft),
          /** The changes that visitors do not see yet, by place. */
          groups,
          /** How many of them a publish shows to visitors. */
          ready,
          /** What has to be mended before publishing, and the URL of the view where that is done. */
          mistakes,
          /** The same of answers that wait until they are complete. */
          waiting: mistakes.length > 0 ? [] : mistakesIn(draft.documents),
          /** Names these changes, so that nobody publishes what they have not seen. */
          seen: nameOf(draft),
          /** The version that visitors see. */
          current: draft.basedOn,
          /** One page of the history, the newest entry first. */
          history: entries
            .slice(0, PAGE)
            .map((entry) => historyRow(entry, draft.basedOn, timeZone(), facts())),
          hasOlder: entries.length > PAGE,
          /** What the site began with; before the first publish there is nothing to go back from. */
          origin:
            current && entries.length <= PAGE ? { isCurrent: current.number === 0 } : undefined,
          /** The version that undo goes back to. */
          before: current?.basedOn ?? undefined,
          takenBack: before === undefined ? takenBack(entries) : undefined,
        };
      });
      const doubts = mailbox ? await mailboxProblems(mailbox) : [];
      /** What may be wrong, without being a mistake, and where it is changed. */
      const warnings = doubts.map((sentence) => ({ sentence, to: placeUrl("school", "email") }));
      return { ...shown, warnings };
    },
    /**
     * Publishes, and waits until the site on this machine shows it; returns whether it is known to,
     * and whether pictures have changed, or why that is not possible.
     */
    async publish(seen: string) {
      let rendered: RenderedSite | undefined;
      let hasPictures = false;
      const problem = await store.use(async ({ services: publishing }) => {
        try {
          const draft = await readDraft(publishing);
          const isAny = documentDifferences(draft.published, draft.documents).length > 0;
          if (isAny && nameOf(draft) !== seen) return CHANGED;
          const render = async (documents: WrittenDocuments) => {
            rendered = (await publishing.render?.(documents))?.site;
          };
          const request = { ...draft, by: user() };
          const { changes } = await publishContent(request, { ...publishing, render });
          hasPictures = changes.some(({ path }) => /^(?:pictures|gallery)\//.test(path));
          return undefined;
        } catch (error) {
          return problemInWords(error);
        }
      });
      if (problem !== undefined) return { problem };
      const isShown = rendered !== undefined && (await waitUntilShown(rendered));
      return { isShown, hasPictures };
    },
    /**
     * Shows visitors a stored version again; returns why that is not possible.
     * @param seen the version that the owner has seen as the current one
     */
    use: (version: number, seen: number) =>
      store.use(async ({ services: publishing }) => {
        try {
          await useVersion(version, user(), publishing, seen);
          return undefined;
        } catch (error) {
          return problemInWords(error);
        }
      }),
  };
}

/** What an error says, with fields called as in the studio's forms, not by their files. */
function problemInWords(error: unknown): string {
  return error instanceof InvalidContent
    ? [...error.mistakes.map((mistake) => mistakeInWords(mistake)), error.conclusion].join(" ")
    : sentenceOf(error).replaceAll("\n", " ");
}

/** The school's mailbox, if it would be another one. */
function changedMailbox({ published, documents }: Draft): string | undefined {
  const [before, after] = [published, documents].map((all) => valueAt(all["school"], ["email"]));
  return typeof after === "string" && after !== before ? after : undefined;
}

/** The version that visitors saw until somebody went back to an earlier one, which they see since. */
function takenBack([newest, last]: readonly HistoryEntry[]): number | undefined {
  const isReturn = newest?.action === "used" && last && last.version > newest.version;
  return isReturn ? last.version : undefined;
}

export type HistoryRow = ReturnType<typeof historyRow>;

/** An entry of the history: a publish, or a return to an earlier version. */
function historyRow(entry: HistoryEntry, current: number, timeZone: string, facts: Facts) {
  const { id, action, at, by, message, changes, version } = entry;
  return {
    id,
    action,
    at: momentOf(at, timeZone),
    by,
    message: message ?? undefined,
    changes: changes.map((change) => changeInWords(change, facts)),
    version,
    /** Whether visitors see this version now. */
    isCurrent: version === current,
  };
}
