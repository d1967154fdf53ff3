import { withoutStrayWords } from "#content/schema/own-words.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { valueAt } from "#content/value-at.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

/**
 * Turns documents of one schema into those of the next. Pure; leaves what is missing, or has the
 * new form already, as it is: a draft may be older than the version that it changes.
 */
export type ContentUpgrade = (documents: WrittenDocuments) => WrittenDocuments;

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
  // 4: own words by names, where they were by places in lists.
  (documents) =>
    Object.entries(NAMES).reduce<WrittenDocuments>(
      (all, [path, names]) => changedAt(all, path.split("/"), (list) => byName(list, names)),
      documents,
    ),
];

/** As upgrade 4 found them: a page of today does not belong here. */
const PAGES_OF_UPGRADE_4 = ["home", "aboutUs", "program", "reviews", "apply"];

/** The names of the places in each list of which upgrade 4 has made a record. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "menu/navigation/links": PAGES_OF_UPGRADE_4,
  "menu/footer/links": PAGES_OF_UPGRADE_4,
  "application-form/applicationForm/introduction": ["invitation", "rule"],
  "application-form/applicationForm/sections": ["course", "person", "education"],
};

function byName(list: object, names: readonly string[]): object {
  const entries = Object.entries(list).map(([place, own]) => [
    names[Number(place)] ?? place,
    valueAt(own, ["label"]) ?? own,
  ]);
  return Object.fromEntries(entries);
}

/** The same with another group at a path; as it is if there is none. */
function changedAt<Group extends object>(
  group: Group,
  [key = "", ...rest]: readonly string[],
  change: (inner: object) => object,
): Group {
  const inner = valueAt(group, [key]);
  if (typeof inner !== "object" || !inner) return group;
  return { ...group, [key]: rest.length > 0 ? changedAt(inner, rest, change) : change(inner) };
}

export const NEWER_CONTENT =
  "A newer release of the site has changed the content, and this one cannot read it. Start the " +
  "newer release, or go back to a version from before the upgrade.";

/**
 * Documents of an older schema in that of this release, which leaves out own words for texts that it
 * no longer has.
 * @throws {SentenceError} when this release does not know the schema
 */
export function upgradeContent(
  documents: WrittenDocuments,
  schema: number,
  upgrades: readonly ContentUpgrade[],
): WrittenDocuments {
  if (schema > upgrades.length) throw new SentenceError(NEWER_CONTENT);
  return withoutStrayWords(upgraded(documents, upgrades.slice(schema)));
}

/** Documents after upgrades; own words that mean nothing stay, for a check to name them. */
export function upgraded(
  documents: WrittenDocuments,
  upgrades: readonly ContentUpgrade[] = contentUpgrades,
): WrittenDocuments {
  return upgrades.reduce((result, upgrade) => upgrade(result), documents);
}
