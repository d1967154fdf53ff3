import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import {
  allowInstalling,
  findProgram,
  isRootOnDebian,
  mayInstallPackages,
} from "./ensure-programs.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

test("the newest version of a program in the known folders is found, otherwise the one on PATH", () => {
  const folder = temporaryFolder();
  const extension = process.platform === "win32" ? ".exe" : "";
  const [old, newest, own] = ["9", "15", "own"].map((version) => {
    mkdirSync(join(folder, version));
    const file = join(folder, version, `serve${extension}`);
    writeFileSync(file, "");
    return file;
  });
  const find = (place: string) =>
    findProgram(["serve"], [`${folder.replaceAll("\\", "/")}/${place}`], "");
  expect(find(`[0-9]*/serve${extension}`)).toBe(newest);
  expect(find(`9/serve${extension}`)).toBe(old);
  expect(findProgram(["missing", "serve"], [], join(folder, "own"))).toBe(own);
  expect(findProgram(["serve"], [`${folder}/nowhere/*`], folder)).toBeUndefined();
});

test("system packages are installed only in CI or on request", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("CI", "");
  vi.stubEnv("INSTALL_PROGRAMS", "");
  expect(mayInstallPackages()).toBe(false);
  vi.stubEnv("CI", "true");
  expect(mayInstallPackages()).toBe(isRootOnDebian());
  vi.stubEnv("CI", "");
  allowInstalling();
  expect(mayInstallPackages()).toBe(isRootOnDebian());
});
