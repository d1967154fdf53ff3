import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this is a Debian on which this user may install packages. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

/** @throws when a package cannot be installed */
export function installPackages(...packages: string[]): void {
  console.log(`Installing ${packages.join(", ")} for the tests …`);
  const apt = (...args: string[]) =>
    execFileSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...packages);
}
