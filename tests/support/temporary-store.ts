import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "#server/store/open-store.ts";
import { sqliteDialect } from "#server/store/sqlite.ts";
import { onTestFinished } from "vitest";

/** A real store in a folder of its own, gone when the test is over. */
export async function temporaryStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const store = await openStore(sqliteDialect(join(folder, "site.db")));
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}
