import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createStore } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { startProgram } from "./start-program.ts";

export type StudioProcess = Awaited<ReturnType<typeof startStudio>>;

/**
 * Starts the built studio on a free port.
 * @throws Error with the studio's output, if the studio does not start
 */
export async function startStudio(settings: Record<string, string>) {
  // As on a server: in Playwright's "test", pages are rendered by React's development build.
  const production = { NODE_ENV: "production", STUDIO_PORT: "0", PORT: "9" };
  const env = { ...process.env, ...production, ...settings };
  const opened = /^Open (http:\S+)/;
  const studio = await startProgram(process.execPath, ["studio/main.ts"], opened, { env });
  return {
    url: studio.said,
    /** The lines that the studio has printed so far. */
    console: studio.lines,
    /** Stops the studio; resolves with its exit code. */
    stop: () => studio.end("SIGTERM"),
  };
}

export type StudioDatabase = Awaited<ReturnType<typeof studioDatabase>>;

/** A temporary SQLite database, open for the test as well. */
export async function studioDatabase() {
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  const file = join(folder, "site.db");
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  const sql = new DatabaseSync(file, { enableForeignKeyConstraints: false, timeout: 5000 });
  const unused = join(folder, "unused.db");
  sql.exec(`vacuum into '${unused}'; attach '${unused}' as unused`);
  const tables = sql
    .prepare("select name from unused.sqlite_master where type = 'table'")
    .all()
    .map(
      ({ name }) =>
        `delete from main."${name}"; insert into main."${name}" select * from unused."${name}";`,
    );
  return {
    /** The value for the setting DATABASE_URL. */
    url: `sqlite:${file}`,
    file,
    store,
    /** Direct access, beside the programs that use it. */
    sql,
    /** Gives every table the rows of a new database. */
    reset: () => sql.exec(`begin immediate; ${tables.join(" ")} commit`),
    async remove() {
      sql.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
