import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";

import { deletePart, idRanges, type Part, readPart } from "./id-ranges.ts";
import { beginMove, findMove, finishMove } from "./moves.ts";
import type { OutboxTable, Tables } from "./tables.ts";

/** Submissions a transaction: what has to be done again at most, should the move be interrupted. */
const PART = 500;

export interface Move {
  /** SQLite, with nobody else at it. */
  source: Kysely<Tables>;
  /** PostgreSQL, its tables up to date. */
  target: Kysely<Tables>;
  now: () => number;
  /** Told how many submissions are in the target. */
  onProgress: (moved: number) => void;
}

/** What both databases hold, in figures that only the same rows have. */
export interface Contents {
  submissions: number;
  mails: number;
  /** SHA-256 over every column of every row. */
  hash: string;
}

/** The target cannot be moved into; the message is a sentence for a technician. */
export class MoveError extends Error {
  override name = "MoveError";
}

/**
 * Copies everything. Interrupted wherever, it goes on where it was when it is called again, with
 * what has changed in the source meanwhile. Mails that still wait come last, together with the
 * proof that all is there, in one transaction: before it no server can send them from the target.
 * @throws {MoveError} when the target holds something else, or is not the same in the end
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
    await beginMove(target, now());
  }
  // Before anything new comes in: what was erased since may hold a key that is free again.
  else await removeWhatDiffers(move);
  await copyParts(move);
  return target.transaction().execute(async (transaction) => {
    await copyWaitingMails(source, transaction);
    const contents = await read(source, "sqlite", source);
    const copied = await read(transaction, "postgres", source);
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

async function removeWhatDiffers({ source, target }: Move): Promise<void> {
  for await (const range of idRanges(source, PART)) {
    const there = await readPart(target, "postgres", range);
    const isEmpty = there.submissions.length === 0;
    if (isEmpty || isSame(settled(await readPart(source, "sqlite", range)), there)) continue;
    await deletePart(target, range);
  }
}

async function copyParts({ source, target, onProgress }: Move): Promise<void> {
  let moved = 0;
  for await (const range of idRanges(source, PART)) {
    const part = settled(await readPart(source, "sqlite", range));
    const there = await readPart(target, "postgres", range);
    if (!isSame(part, there)) {
      await target.transaction().execute((transaction) => insert(transaction, part));
    }
    moved += part.submissions.length;
    onProgress(moved);
  }
}

async function copyWaitingMails(
  source: Kysely<Tables>,
  transaction: Transaction<Tables>,
): Promise<void> {
  for await (const range of idRanges(source, PART)) {
    const { mails } = await readPart(source, "sqlite", range);
    await insert(transaction, { submissions: [], mails: mails.filter(isWaiting) });
  }
}

/** @param ranges the database whose ids say how to cut both alike */
async function read(
  database: Kysely<Tables>,
  engine: "sqlite" | "postgres",
  ranges: Kysely<Tables>,
): Promise<Contents> {
  const hash = createHash("sha256");
  let submissions = 0;
  let mails = 0;
  for await (const range of idRanges(ranges, PART)) {
    const part = await readPart(database, engine, range);
    hash.update(canonical(part));
    submissions += part.submissions.length;
    mails += part.mails.length;
  }
  return { submissions, mails, hash: hash.digest("hex") };
}

/** A part without the mails that somebody has yet to send. */
function settled({ submissions, mails }: Part): Part {
  return { submissions, mails: mails.filter((mail) => !isWaiting(mail)) };
}

function isWaiting({ state }: OutboxTable): boolean {
  return state === "waiting";
}

function isSame(one: Part, other: Part): boolean {
  return canonical(one) === canonical(other);
}

/** The same text for the same rows, in whatever order a database names its columns. */
function canonical({ submissions, mails }: Part): string {
  const sorted = (row: object) => Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([submissions.map(sorted), mails.map(sorted)]);
}

async function insert(
  transaction: Transaction<Tables>,
  { submissions, mails }: Part,
): Promise<void> {
  if (submissions.length > 0) {
    await transaction.insertInto("submissions").values(submissions).execute();
  }
  if (mails.length > 0) await transaction.insertInto("outbox").values(mails).execute();
}
