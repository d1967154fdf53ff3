import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { folderWith, temporaryFolder } from "../../tests/support/server/temporary-folder.ts";
import { accessProblem, describeFileError } from "./file-access.ts";

// root may read and write everything; tests/crash/startup.test.ts runs the site as another user.
const isRoot = process.getuid?.() === 0;

test("there is no problem with files that this process may use or make", () => {
  const folder = folderWith({ "site.db": "" });
  expect(accessProblem([join(folder, "site.db"), join(folder, "none")], "write")).toBeUndefined();
  expect(accessProblem([join(folder, "new/deep/site.db")], "write")).toBeUndefined();
});

test.skipIf(isRoot || !process.getuid)(
  "a file or folder of one’s own without permissions is described with the command that gives them",
  () => {
    const folder = temporaryFolder();
    const file = join(folder, "site.db");
    writeFileSync(file, "");
    chmodSync(file, 0o400);
    expect(accessProblem([file], "read")).toBeUndefined();
    expect(accessProblem([file], "write")).toMatch(
      /belongs to .* runs as .*chmod u\+rwX .*site\.db/,
    );
    const closed = join(folder, "closed");
    mkdirSync(closed, { mode: 0o000 });
    expect(accessProblem([join(closed, "deep/site.db")], "read")).toMatch(
      /This lets it: chmod u\+rwX .*closed$/,
    );
    chmodSync(closed, 0o700);
  },
);

test("an error about a file is one line, and other errors are not described", () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/x'"), { path: "/x" });
  expect(describeFileError(error)).toMatch(/^EACCES: permission denied, open '\/x'\..*$/);
  expect(describeFileError(new Error("Something else"))).toBeUndefined();
});
