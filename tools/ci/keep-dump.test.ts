import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";

import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const DAY = 86_400;

beforeEach(({ skip }) => skip(!process.getuid, "Windows has no sh."));

/** Keeps what a shell command prints. */
function keepDump(folder: string, command: string, path = process.env["PATH"]) {
  const options = { encoding: "utf8", env: { ...process.env, PATH: path } } as const;
  return spawnSync("deploy/many/keep-dump", [folder, "sh", "-c", command], options);
}

/** The names in a folder, whatever the hour and the day. */
function names(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => name.replace(/^hour-\d\d/, "hour-HH").replace(/\d{4}-\d\d-\d\d/, "DATE"))
    .toSorted();
}

test("a dump is kept as that of its hour and of its day, readable by its owner only", () => {
  const folder = join(temporaryFolder(), "new", "dumps");
  expect(keepDump(folder, "echo first").status).toBe(0);
  expect(keepDump(folder, "echo second").status).toBe(0);
  // More than two only if an hour ends meanwhile.
  expect([...new Set(names(folder))]).toEqual(["hour-HH.dump", "site-DATE.dump"]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const newest = readdirSync(folder).findLast((name) => name.startsWith("site-")) ?? "";
  expect(readFileSync(join(folder, newest), "utf8")).toBe("second\n");
  expect(statSync(join(folder, newest)).mode & 0o777).toBe(0o600);
});

test("a dump is kept for its day where there are no hard links, too", () => {
  const programs = temporaryFolder();
  writeFileSync(join(programs, "ln"), "#!/bin/sh\nexit 1\n");
  chmodSync(join(programs, "ln"), 0o755);
  const folder = temporaryFolder();
  const kept = keepDump(folder, "echo whole", `${programs}:${process.env["PATH"]}`);
  expect(kept).toMatchObject({ status: 0, stderr: "" });
  expect([...new Set(names(folder))]).toEqual(["hour-HH.dump", "site-DATE.dump"]);
  for (const name of readdirSync(folder)) {
    expect(readFileSync(join(folder, name), "utf8")).toBe("whole\n");
  }
});

test("a dump that fails says so, and leaves those of before as they are", () => {
  const folder = temporaryFolder();
  keepDump(folder, "echo whole");
  const before = readdirSync(folder);
  const failed = keepDump(folder, "echo half; echo The database is away >&2; exit 3");
  expect(failed).toMatchObject({ status: 3, stderr: "The database is away\n" });
  expect(readdirSync(folder)).toEqual(before);
  for (const name of before) expect(readFileSync(join(folder, name), "utf8")).toBe("whole\n");
});

test("what is older than thirty days is deleted, and what a dump left that was killed", () => {
  const folder = temporaryFolder();
  const create = (name: string, days: number) => {
    const at = Date.now() / 1000 - days * DAY;
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), at, at);
  };
  create("site-2025-01-06.dump", 32);
  create("site-before-move.db", 32);
  create("site-2025-01-10.dump", 28);
  create("part.aB3dEf", 2);
  create("something-else", 99);
  expect(keepDump(folder, "echo new").status).toBe(0);
  const left = readdirSync(folder).filter((name) => statSync(join(folder, name)).size === 0);
  expect(left).toEqual(["site-2025-01-10.dump", "something-else"]);
});
