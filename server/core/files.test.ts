import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { replaceFile, writeNewFile } from "../core/files.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

function folderAndFile() {
  const folder = temporaryFolder();
  return { folder, file: join(folder, "all.csv") };
}

test("a new file gets its final name only once it is complete", async () => {
  const { folder, file } = folderAndFile();
  await writeNewFile(file, async (unfinished) => {
    writeFileSync(unfinished, "half");
    expect(existsSync(file)).toBe(false);
  });
  expect(readdirSync(folder)).toEqual(["all.csv"]);
});

test("no partial file remains when a signal interrupts the writing, or when it fails", async () => {
  const { folder, file } = folderAndFile();
  const listeners = process.listenerCount("exit");
  const ended = writeNewFile(file, async (unfinished) => {
    writeFileSync(unfinished, "half");
    process.listeners("exit").at(-1)?.(130);
    expect(readdirSync(folder)).toEqual([]);
    throw new Error("ended");
  });
  await expect(ended).rejects.toThrow("ended");
  expect(readdirSync(folder)).toEqual([]);
  expect(process.listenerCount("exit")).toBe(listeners);
});

test("what a killed process has left is deleted by the next file in the folder, unless it may still be under way", async () => {
  const { folder, file } = folderAndFile();
  const names = ["one.db", "two.db"].map((name) => `${name}.${randomUUID()}.unfinished`);
  for (const name of [...names, `${names[0]}-journal`]) writeFileSync(join(folder, name), "half");
  for (const name of [names[0], `${names[0]}-journal`]) utimesSync(join(folder, `${name}`), 0, 0);
  await writeNewFile(file, async () => {});
  expect(readdirSync(folder)).toEqual(["all.csv", names[1]]);
});

test("a file that another process creates under the same name during the writing is not overwritten", async () => {
  const { folder, file } = folderAndFile();
  const second = writeNewFile(file, async () => {
    writeFileSync(file, "kept");
  });
  await expect(second).rejects.toThrow("There is a file");
  expect(readdirSync(folder)).toEqual(["all.csv"]);
});

test("two processes that replace a file at once, as in containers with one folder, leave one of the two whole", async () => {
  const { folder, file } = folderAndFile();
  const texts = ["1", "2"].map((digit) => digit.repeat(5_000_000));
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  expect(texts.includes(readFileSync(file, "utf8"))).toBe(true);
  expect(readdirSync(folder)).toEqual(["all.csv"]);
});
