import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { installPackages, mayInstallPackages } from "./debian.ts";

const DEBIAN_VERSIONS = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL's programs; undefined if none is installed. */
export function postgresqlPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  return newest
    .map((version) => join(DEBIAN_VERSIONS, version, "bin"))
    .find((folder) => existsSync(join(folder, "postgres")));
}

/**
 * Installs PostgreSQL if it is missing and this user may. Otherwise prints a warning, and the tests
 * that need it are skipped.
 */
export function ensurePostgresql(): void {
  if (postgresqlPrograms()) return;
  if (mayInstallPackages()) {
    try {
      installPackages("postgresql");
      return;
    } catch (error) {
      console.error(error);
    }
  }
  console.warn("\n*** NO POSTGRESQL HERE: everything that needs it is SKIPPED. ***\n");
}
