import { deleteSubmissionsMails, findInboxFiles } from "../inbox/open-inbox.ts";
import { inboxFolder } from "../core/settings/database-url.ts";
import type { Settings } from "../core/settings/settings.ts";
import type { OpenStore } from "./open-store.ts";

/** Where personal data is: the database, and the local inbox beside it. */
export interface Holder extends Pick<OpenStore, "store"> {
  settings: Pick<Settings, "database">;
}

type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/**
 * What is stored about one person: submissions, and files of the local inbox.
 * @param ids of the submissions that are meant; by default all of the person's
 */
export async function findPersonalData(
  { store, settings }: OpenStore,
  email: string,
  ids?: readonly string[],
) {
  const found = await store.admin.findPerson(email);
  const submissions = ids ? found.filter(({ id }) => ids.includes(id)) : found;
  const mailIds = new Set(submissions.flatMap(({ mails }) => mails.map(({ id }) => id)));
  const files = await findInboxFiles(inboxFolder(settings), (id) => mailIds.has(id));
  return { email, submissions, files };
}

/**
 * Erases the given data. Returns false if SQLite's write-ahead log still has a copy, because
 * another process is reading the database: the caller must then repeat the erasure later.
 */
export async function erasePersonalData(
  { store, settings }: OpenStore,
  { email, submissions }: PersonalData,
): Promise<boolean> {
  const ids = submissions.map(({ id }) => id);
  if (ids.length > 0) await deleteSubmissionsMails(inboxFolder(settings), ids);
  // The list of refused senders holds no address, but tells whether a known one is on it.
  await store.admin.acceptSender(email);
  await store.admin.delete(ids);
  return store.forgetDeleted();
}

/** Deletes what is old, with its files; returns how much, and whether SQLite's log is rid of it. */
export async function purgeOld({ store, settings }: Holder, receivedBefore: string) {
  const count = await store.submissions.purge(receivedBefore, (ids) =>
    deleteSubmissionsMails(inboxFolder(settings), ids, receivedBefore),
  );
  return { count, isWiped: await store.forgetDeleted() };
}
