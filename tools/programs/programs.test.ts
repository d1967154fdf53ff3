import { expect, onTestFinished, test, vi } from "vitest";

import { allowInstalling, isRootOnDebian, mayInstallPackages } from "./ensure-programs.ts";

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
