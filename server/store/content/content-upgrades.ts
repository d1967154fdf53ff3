import { SentenceError } from "#content/sentence-error.ts";
import type { Documents } from "./stored-documents.ts";

/**
 * Turns documents of one schema into those of the next. Pure; leaves what is missing, or has the
 * new form already, as it is: a draft may be older than the version that it changes.
 */
export type ContentUpgrade = (documents: Documents) => Documents;

/**
 * `contentUpgrades[n]` upgrades documents of schema n when they are read; what is stored stays, so
 * that an older release can still read it. A new optional field needs no upgrade.
 */
export const contentUpgrades: readonly ContentUpgrade[] = [
  // 1: the texts with which the school answers applications.
  (documents) => ({ replies: { replies: [] }, ...documents }),
  // 2: the owner’s photographs, each in its slot.
  (documents) => ({ pictures: { photographs: {} }, ...documents }),
  // 3: the school’s own words in the place of delivered ones.
  (documents) => ({
    menu: {},
    "contact-form": {},
    "application-form": {},
    "chat-words": {},
    receipt: {},
    ...documents,
  }),
];

/** A newer release has stored this content; the message is a sentence. */
export class NewerContentError extends SentenceError {
  override name = "NewerContentError";

  constructor() {
    super(
      "A newer release of the site has changed the content, and this one cannot read it. Start " +
        "the newer release, or go back to a version from before the upgrade.",
    );
  }
}

/** @throws {NewerContentError} when this release does not know the schema */
export function upgradeContent(
  documents: Documents,
  schema: number,
  upgrades: readonly ContentUpgrade[],
): Documents {
  if (schema > upgrades.length) throw new NewerContentError();
  return upgrades.slice(schema).reduce((upgraded, upgrade) => upgrade(upgraded), documents);
}
