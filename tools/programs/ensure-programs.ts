import { execFileSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that some tests need, and that npm does not install. */
export interface Program {
  isInstalled: () => boolean;
  debian: readonly string[];
  /** A sentence about the tests that are skipped without the program. */
  skipped: string;
}

const EXTENSIONS = process.platform === "win32" ? [".exe", ".cmd"] : [""];

/**
 * The path of the first program found: in the given places (paths with `*`), then on PATH.
 * @param names file names to look for on PATH, without an extension
 */
export function findProgram(
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined {
  // The last match has the highest version number.
  const known = places.flatMap((place) => globSync(place).toSorted(byNumbers).toReversed());
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) =>
    folders.flatMap((folder) => EXTENSIONS.map((extension) => join(folder, name + extension))),
  );
  return [...known, ...onPath].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

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

/** Installs the missing programs if that is allowed; returns those that are still missing. */
export function ensurePrograms(programs: readonly Program[]): Program[] {
  const missing = programs.filter(({ isInstalled }) => !isInstalled());
  if (missing.length === 0 || !mayInstallPackages()) return missing;
  try {
    installPackages(...packagesOf(missing));
  } catch (error) {
    console.error(error);
    // apt installs nothing if one package is unknown, so each program is tried on its own.
    if (missing.length > 1) for (const program of missing) ensurePrograms([program]);
  }
  return missing.filter(({ isInstalled }) => !isInstalled());
}

/** Prints a warning for each missing program, which says what is skipped. */
export function warnOfMissing(missing: readonly Program[]): void {
  for (const { skipped } of missing) console.warn(`\n*** ${skipped} ***`);
}

/** How the missing programs are installed, as sentences. */
export function howToInstall(missing: readonly Program[]): string[] {
  const packages = packagesOf(missing);
  return [
    "To install them as root on Debian: npm test -- --install",
    `That is: apt-get update && apt-get install --yes --no-install-recommends ${packages.join(" ")}`,
    "Debian starts PostgreSQL (port 5432), and Caddy or nginx (port 80); the tests start their own.",
    "For macOS and Windows see CONTRIBUTING.md, “Your machine”.",
  ];
}

function packagesOf(programs: readonly Program[]): string[] {
  return [...new Set(programs.flatMap(({ debian }) => debian))];
}
