import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { installPackages, mayInstallPackages } from "./debian.ts";

const DEBIAN_VERSIONS = "/usr/lib/postgresql";

/** The folder of PostgreSQL's own programs, the newest there is; undefined where there is none. */
export function postgresqlPrograms(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  return newest
    .map((version) => join(DEBIAN_VERSIONS, version, "bin"))
    .find((folder) => existsSync(join(folder, "postgres")));
}

/**
 * Makes sure that there is a PostgreSQL to test with, where this user may install one. Says so
 * loudly where there is none: what is tested with it is left out then.
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
