import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { takePublishLock } from "#server/releases/publish-lock.ts";
import { currentRelease, releaseNames } from "#server/releases/release-folder.ts";
import { commitContent } from "./commit-content.ts";
import { readHistory } from "./history.ts";
import { releaseBefore, switchTo } from "./kept-releases.ts";
import { pointTo, pruneReleases } from "./switch-release.ts";
import { folderWith, temporaryFolder } from "../tests/support/server/temporary-folder.ts";

/** A site with releases that were published one after the other. */
function siteWithReleases(count: number) {
  const names = Array.from({ length: count }, (_, index) => `2026-11-2${index}T10-00-00Z`);
  const records = names.map((name, index) => {
    const record = {
      name,
      publishedAt: "2026-11-20T10:00:00Z",
      publishedBy: "ana",
      changes: [],
      source: "",
      program: "",
      before: names[index - 1] ?? null,
    };
    return [`releases/${name}/release.json`, JSON.stringify(record)];
  });
  const site = folderWith(Object.fromEntries(records));
  return { site, releases: join(site, "releases"), names };
}

test("the five newest releases are kept, and the current one, however old it is", () => {
  const { releases, names } = siteWithReleases(8);
  pointTo(releases, names[1] ?? "");
  expect(pruneReleases(releases)).toEqual([names[2], names[0]]);
  expect(releaseNames(releases)).toEqual([...names.slice(3).toReversed(), names[1]]);
});

test("undo restores the previously published release, and any kept release can be restored", async () => {
  const { site, releases, names } = siteWithReleases(3);
  const switcher = { site, user: "ana", now: Date.now };
  pointTo(releases, names[2] ?? "");
  expect(releaseBefore(site)?.name).toBe(names[1]);
  await switchTo(switcher, names[1] ?? "");
  expect(releaseBefore(site)?.name).toBe(names[0]);
  await switchTo(switcher, names[2] ?? "");
  expect(currentRelease(releases)).toBe(names[2]);
  expect(readHistory(releases).map(({ release }) => release)).toEqual([names[2], names[1]]);
  await expect(switchTo(switcher, "2020-01-01T00-00-00Z")).rejects.toThrow("no release");
});

test("a publish lock is taken over after a minute without a heartbeat, but not from a running publisher", () => {
  const folder = temporaryFolder();
  const file = join(folder, "publish.lock");
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const lock = takePublishLock(folder, "ana", 0);
  expect(takePublishLock(folder, "ben", 0)).toMatchObject({ holder: { user: "ana" } });
  // Whether another machine's process is alive is unknown: only the age of its lock file counts.
  writeFileSync(file, JSON.stringify({ pid, host: "elsewhere", user: "cleo", since: "" }));
  expect(takePublishLock(folder, "ben", 0)).toMatchObject({ holder: { user: "cleo" } });
  utimesSync(file, 1, 1);
  const second = takePublishLock(folder, "ben", 0);
  expect(second).toHaveProperty("release");
  for (const each of [lock, second]) if ("release" in each) each.release();
  expect(takePublishLock(folder, "dora", 0)).toHaveProperty("release");
});

test("a publish in a git repository commits only content/, and an error of git does not stop it", async () => {
  const site = temporaryFolder();
  expect(await commitContent(site, "content: publish")).toBeUndefined();
  const git = (...options: string[]) =>
    execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@example.com", ...options], {
      cwd: site,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("config", "user.name", "Ana");
  git("config", "user.email", "ana@example.com");
  mkdirSync(join(site, "content"));
  writeFileSync(join(site, "content/a.json"), "1");
  writeFileSync(join(site, "other"), "1");
  git("add", "other");
  expect(await commitContent(site, "content: publish a")).toBe("The change is kept in git.");
  expect(git("show", "--format=%s", "--name-only")).toBe("content: publish a\n\ncontent/a.json\n");

  writeFileSync(join(site, "content/a.json"), "2");
  writeFileSync(join(site, ".git/index.lock"), "");
  expect(await commitContent(site, "content: publish b")).toContain("not kept in git");
});
