import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";

import { deleteChunk, chunkRanges, type Chunk, readChunk, readSystemMails } from "./chunks.ts";
import { copyContent, hasContent, hashContent } from "./content-rows.ts";
import { beginMove, findMove, finishMove } from "./ongoing-move.ts";
import type { OutboxTable, Tables } from "../schema/tables.ts";

/** Submissions per transaction: at most this many are copied again after an interruption. */
const CHUNK_SIZE = 500;
const EVENTS_AT_ONCE = 5000;

export interface Move {
  /** The SQLite database, opened exclusively. */
  source: Kysely<Tables>;
  /** The PostgreSQL database, with a current schema. */
  target: Kysely<Tables>;
  now: () => number;
}

/** Counts and hash of a database, equal only for the same rows. */
export interface Contents {
  submissions: number;
  mails: number;
  /** SHA-256 over every column of every row. */
  hash: string;
}

/** The move was refused or failed; the message is a sentence for an operator. */
export class MoveError extends Error {
  override name = "MoveError";
}

/**
 * Copies everything in chunks; resumes after an interruption. Waiting mails and the content are
 * copied in the last transaction, which also compares: until its commit no server can send a mail
 * from the target.
 * @throws {MoveError} when the target holds other data, or the copy differs
 */
export async function moveStore(move: Move): Promise<Contents> {
  const { source, target, now } = move;
  const earlier = await findMove(target);
  if (earlier?.finished_at) {
    throw new MoveError(
      "Everything was moved there before. Set DATABASE_URL to it, start the site, and put the " +
        "SQLite database away.",
    );
  }
  if (!earlier) {
    const stored = await target.selectFrom("submissions").select("id").limit(1).execute();
    if (stored.length > 0) throw new MoveError("That database holds submissions of its own.");
    if (await hasContent(target)) throw new MoveError("That database holds content of its own.");
    await beginMove(target, now());
  }
  // Deletes first: a submission erased from the source may block the reuse of its unique key.
  else await deleteChangedChunks(move);
  await copyChunks(move);
  return target.transaction().execute(async (transaction) => {
    await copyWaitingMails(source, transaction);
    await copyContent(source, transaction);
    const contents = await hashContents(source, "sqlite", source);
    const copied = await hashContents(transaction, "postgres", source);
    if (copied.hash !== contents.hash) {
      throw new MoveError(
        `The copy is not the same: ${copied.submissions} of ${contents.submissions} submissions ` +
          `and ${copied.mails} of ${contents.mails} mails are there. Nothing was switched over.`,
      );
    }
    await finishMove(transaction, now());
    return contents;
  });
}

async function deleteChangedChunks({ source, target }: Move): Promise<void> {
  for await (const range of chunkRanges(source, CHUNK_SIZE)) {
    const there = await readChunk(target, "postgres", range);
    const isEmpty = there.submissions.length === 0;
    if (isEmpty || isSame(withoutWaitingMails(await readChunk(source, "sqlite", range)), there))
      continue;
    await deleteChunk(target, range);
  }
}

async function copyChunks({ source, target }: Move): Promise<void> {
  for await (const range of chunkRanges(source, CHUNK_SIZE)) {
    const chunk = withoutWaitingMails(await readChunk(source, "sqlite", range));
    const there = await readChunk(target, "postgres", range);
    if (!isSame(chunk, there)) {
      await target.transaction().execute((transaction) => insert(transaction, chunk));
    }
  }
}

async function copyWaitingMails(
  source: Kysely<Tables>,
  transaction: Transaction<Tables>,
): Promise<void> {
  for await (const range of chunkRanges(source, CHUNK_SIZE)) {
    const { mails } = await readChunk(source, "sqlite", range);
    await insertMails(transaction, mails.filter(isWaiting));
  }
  await insertMails(transaction, await readSystemMails(source, "sqlite"));
}

/** @param source the SQLite database, whose ids define the chunks of both databases */
async function hashContents(
  database: Kysely<Tables>,
  engine: "sqlite" | "postgres",
  source: Kysely<Tables>,
): Promise<Contents> {
  const hash = createHash("sha256");
  let submissions = 0;
  let mails = 0;
  for await (const range of chunkRanges(source, CHUNK_SIZE)) {
    const chunk = await readChunk(database, engine, range);
    hash.update(canonical(chunk));
    submissions += chunk.submissions.length;
    mails += chunk.mails.length;
  }
  const systemMails = await readSystemMails(database, engine);
  hash.update(canonical({ submissions: [], events: [], mails: systemMails }));
  mails += systemMails.length;
  await hashContent(database, hash);
  return { submissions, mails, hash: hash.digest("hex") };
}

/** Waiting mails are copied last: until then only the source may send them. */
function withoutWaitingMails(chunk: Chunk): Chunk {
  return { ...chunk, mails: chunk.mails.filter((mail) => !isWaiting(mail)) };
}

function isWaiting({ state }: OutboxTable): boolean {
  return state === "waiting";
}

function isSame(one: Chunk, other: Chunk): boolean {
  return canonical(one) === canonical(other);
}

/** Serialises rows independently of the order of their columns. */
function canonical({ submissions, events, mails }: Chunk): string {
  const sorted = (row: object) => Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([submissions, events, mails].map((rows) => rows.map(sorted)));
}

async function insert(
  transaction: Transaction<Tables>,
  { submissions, events, mails }: Chunk,
): Promise<void> {
  if (submissions.length > 0) {
    await transaction.insertInto("submissions").values(submissions).execute();
  }
  // A statement of PostgreSQL has 65,535 values at most.
  for (let start = 0; start < events.length; start += EVENTS_AT_ONCE) {
    const some = events.slice(start, start + EVENTS_AT_ONCE);
    await transaction.insertInto("submission_events").values(some).execute();
  }
  await insertMails(transaction, mails);
}

async function insertMails(
  transaction: Transaction<Tables>,
  mails: readonly OutboxTable[],
): Promise<void> {
  if (mails.length > 0) await transaction.insertInto("outbox").values(mails).execute();
}
