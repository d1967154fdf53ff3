import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

import { runDesk, spawnDesk } from "../server/spawn-desk.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** Exports what visitors see, changes documents by name, and imports them as the draft. */
export async function draft(
  databaseUrl: string,
  changes: Readonly<Record<string, (document: object) => object>>,
): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl };
  const folder = join(temporaryFolder(), "content");
  expect((await runDesk(settings, "content", "export", folder)).notes).toContain("Wrote");
  for (const [name, change] of Object.entries(changes)) {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, "utf8")))));
  }
  expect((await runDesk(settings, "content", "import", folder)).notes).toContain("Saved");
}

/**
 * Runs a command of the desk on the content as a process, such as a publish; it must succeed.
 * @param folder the folder of the site
 */
export async function deskContent(
  databaseUrl: string,
  command: string,
  folder?: string,
): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl };
  const { code, notes } = await spawnDesk(settings, ["content", command], folder);
  expect(code, notes).toBe(0);
}

/** A change of the course's price, in dollars. */
export function price(amount: number) {
  return { course: (course: object) => ({ ...course, price: { amount, currency: "USD" } }) };
}
