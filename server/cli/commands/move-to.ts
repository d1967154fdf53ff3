import { existsSync, renameSync } from "node:fs";
import { type Command, InvalidArgumentError } from "commander";
import { Kysely, sql } from "kysely";

import { count } from "#content/count.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { databaseUrlMistake } from "../../core/settings/database-url.ts";
import { migrate } from "../../store/schema/migrate.ts";
import { moveStore } from "../../store/move-store.ts";
import { postgresEngine, serversOn } from "../../store/engines/postgres.ts";
import { movedName, openExclusively } from "../../store/engines/sqlite.ts";
import type { Tables } from "../../store/schema/tables.ts";
import { causeOf } from "../../core/error-sentence.ts";
import { withStore } from "../../admin/open-store.ts";
import { type Desk, submissionsText } from "../desk.ts";

export function addMoveTo(program: Command, desk: Desk): void {
  const command = program
    .command("move-to")
    .summary("carry everything from SQLite to PostgreSQL, for several servers")
    .argument("<url>", "an empty database, such as postgres://site@db/site", postgresUrl)
    .description(`Moves everything from SQLite into an empty PostgreSQL database, for several
servers. Stop the site and the studio first, and set DATABASE_URL afterwards. If it is interrupted,
nothing of it is kept: run it again. In the end the old file has another name, so that no mail goes
out from both. A password can come from the environment (PGPASSWORD).

Example:
  npm run desk -- move-to postgres://site@db.example.com/site`)
    .action(async (url: string) => {
      const { database } = desk.readSettings();
      if (database.engine === "sqlite") return move(desk, database.file, url);
      return command.error("error: DATABASE_URL names PostgreSQL already; it moves SQLite only");
    });
}

function postgresUrl(text: string): string {
  if (/^postgres(ql)?:\/\/./.test(text)) {
    const mistake = databaseUrlMistake(text);
    if (mistake) throw new InvalidArgumentError(`It ${mistake}.`);
    return text;
  }
  throw new InvalidArgumentError("Write a URL such as postgres://site@db.example.com/site.");
}

async function move(desk: Desk, file: string, url: string): Promise<void> {
  // Opens and closes the store, which reports a failure in a sentence.
  await withStore(desk.readSettings(), async () => {});
  const source = openExclusively(file);
  if (!source) {
    throw new SentenceError(
      `Somebody has ${file} open: the site or its studio runs, or another desk. Stop them first; nothing was moved.`,
    );
  }
  try {
    // Kysely closes a file, and so ends its lock, only after a query.
    await sql`select 1`.execute(source);
    const { submissions = 0, outbox = 0 } = await moveInto(source, url);
    const kept = freeName(file);
    // Renamed under the exclusive lock, which is released only when the file is closed.
    renameSync(file, kept);
    desk.screen.note(
      `Moved ${submissionsText(submissions)} and ${count(outbox, "mail")}.\nThe old database is ` +
        `${kept} now. Set DATABASE_URL to the new one, start site and studio, and delete the old file ` +
        "when you are content.",
    );
  } finally {
    await source.destroy();
  }
}

async function moveInto(source: Kysely<Tables>, url: string) {
  const engine = postgresEngine(url, () => {});
  // A picture may take longer than a query of the site.
  const target = new Kysely<Tables>({ dialect: engine.migrationDialect() });
  try {
    await engine.checkSafety();
    if ((await serversOn(engine)) > 0) {
      throw new SentenceError("A site runs on the new database. Stop it first; nothing was moved.");
    }
    await migrate(target, engine);
    return await moveStore(source, target);
  } catch (error) {
    if (!engine.isTemporary(error)) throw error;
    throw new SentenceError(
      `The new database cannot be reached: ${causeOf(error)}. Nothing was moved: run the same again.`,
    );
  } finally {
    await Promise.all([target.destroy(), engine.pool.end()]);
  }
}

/** A free file name, so that an earlier copy is never overwritten. */
function freeName(file: string): string {
  let kept = movedName(file);
  for (let number = 2; existsSync(kept); number += 1) kept = `${movedName(file)}-${number}`;
  return kept;
}
