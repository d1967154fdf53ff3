import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The environment variable that `npm test -- --install` sets, also for child processes. */
const PERMISSION = "INSTALL_PROGRAMS";

/** Whether this user could install packages with apt. */
export function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** Allows this process, and those that it starts, to install packages. */
export function allowInstalling(): void {
  process.env[PERMISSION] = "true";
}

/**
 * Whether packages may be installed without asking: in CI, or after `npm test -- --install`. Debian
 * starts some of them as services, which would surprise the owner of a machine.
 */
export function mayInstallPackages(): boolean {
  const { CI, [PERMISSION]: permission } = process.env;
  return isRootOnDebian() && (permission === "true" || /^(true|1)$/.test(CI ?? ""));
}

/** @throws when installing packages is not allowed (see `mayInstallPackages`), or fails */
export function installPackages(...packages: readonly string[]): void {
  if (!mayInstallPackages()) {
    throw new Error(
      `Missing: ${packages.join(", ")}. With ${PERMISSION}=true they are installed, by root on Debian.`,
    );
  }
  console.log(`Installing ${packages.join(", ")} for the tests …`);
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
}
