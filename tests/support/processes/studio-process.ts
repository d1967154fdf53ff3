import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { startProgram } from "./start-program.ts";

export interface StudioProcess {
  url: string;
  /** The lines that the studio has printed so far. */
  console: readonly string[];
  /** Stops the studio; resolves with its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts the built studio on a free port.
 * @throws Error with the studio's output, if the studio does not start
 */
export async function startStudio(settings: Record<string, string>): Promise<StudioProcess> {
  const env = { ...process.env, STUDIO_PORT: "0", PORT: "9", ...settings };
  const opened = /^Open (http:\S+)/;
  const studio = await startProgram(process.execPath, ["studio/main.ts"], opened, { env });
  return { url: studio.said, console: studio.lines, stop: () => studio.end("SIGTERM") };
}

export interface StudioDatabase {
  /** The value for the setting DATABASE_URL. */
  url: string;
  file: string;
  store: Store;
  /** Direct access, beside the programs that use it. */
  sql: DatabaseSync;
  /** Gives every table the rows of a new database. */
  reset: () => void;
  remove: () => Promise<void>;
}

/** A temporary SQLite database, open for the test as well. */
export async function studioDatabase(): Promise<StudioDatabase> {
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
    url: `sqlite:${file}`,
    file,
    store,
    sql,
    reset: () => sql.exec(`begin immediate; ${tables.join(" ")} commit`),
    async remove() {
      sql.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
