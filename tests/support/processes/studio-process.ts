import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

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
  const child = spawn(process.execPath, ["studio/main.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, STUDIO_PORT: "0", PORT: "9", ...settings },
  });
  const exited = once(child, "exit");
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        const [, address] = /^Open (http:\S+)/.exec(line) ?? [];
        if (address) resolve(address);
      });
    }
    child.once("close", () => reject(new Error(lines.join("\n"))));
  });
  return {
    url,
    console: lines,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      return child.exitCode;
    },
  };
}

export interface StudioDatabase {
  /** The value for the setting DATABASE_URL. */
  url: string;
  file: string;
  store: Store;
  remove: () => Promise<void>;
}

/** A temporary SQLite database, open for the test as well. */
export async function studioDatabase(): Promise<StudioDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  const file = join(folder, "site.db");
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  return {
    url: `sqlite:${file}`,
    file,
    store,
    async remove() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}
