import { installPackages, mayInstallPackages } from "./debian.ts";

/** A program that some tests need, and that npm does not install. */
export interface Program {
  isInstalled: () => boolean;
  /** Debian's packages. */
  debian: readonly string[];
  /** Homebrew's packages, for macOS. */
  brew: readonly string[];
  /** A sentence about the tests that are skipped without the program. */
  skipped: string;
}

/** Installs the missing programs if that is allowed; returns those that are still missing. */
export function ensurePrograms(programs: readonly Program[]): Program[] {
  const missing = missingPrograms(programs);
  if (missing.length === 0 || !mayInstallPackages()) return missing;
  try {
    installPackages(...packagesOf(missing, "debian"));
  } catch (error) {
    console.error(error);
    // apt installs nothing if one package is unknown, so each program is tried on its own.
    if (missing.length > 1) for (const program of missing) ensurePrograms([program]);
  }
  return missingPrograms(programs);
}

function missingPrograms(programs: readonly Program[]): Program[] {
  return programs.filter(({ isInstalled }) => !isInstalled());
}

/** Prints a warning for each missing program, which says what is skipped. */
export function warnOfMissing(missing: readonly Program[]): void {
  for (const { skipped } of missing) console.warn(`\n*** ${skipped} ***`);
}

/** The commands that install the missing programs, as sentences. */
export function howToInstall(missing: readonly Program[]): string[] {
  const debian = packagesOf(missing, "debian").join(" ");
  const brew = packagesOf(missing, "brew").join(" ");
  if (process.platform === "darwin") return brew ? [`To install them: brew install ${brew}`] : [];
  if (process.platform !== "linux")
    return ["CONTRIBUTING.md, “Your machine”, says where to get them."];
  const install = `apt-get update && apt-get install --yes --no-install-recommends ${debian}`;
  return [
    `To install them on Debian: ${process.getuid?.() === 0 ? install : `sudo sh -c "${install}"`}`,
    "Or, as root on Debian: npm test -- --install",
    ...(/postgresql|caddy|nginx/.test(debian)
      ? [
          "Debian starts PostgreSQL (port 5432), and Caddy or nginx (port 80); the tests start their own.",
        ]
      : []),
  ];
}

function packagesOf(programs: readonly Program[], manager: "debian" | "brew"): string[] {
  return [...new Set(programs.flatMap((program) => program[manager]))];
}
