import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import * as z from "zod";

import { writeAtomically } from "../../../core/files.ts";
import { type Log, withoutAddresses } from "../../../core/log.ts";

/** Keeps the newest refresh token: that of the settings works for 90 days only at Microsoft. */
export interface RefreshTokens {
  newest(): Promise<string>;
  keep(refreshToken: string): Promise<void>;
}

const storedSchema = z.object({ settings: z.string(), refreshToken: z.string() });

/**
 * Refresh tokens in a file that only the site's user may read. It holds for the token in the
 * settings that it followed from: a new one there replaces it.
 */
export function refreshTokenFile(
  file: string,
  fromSettings: string,
  log: Pick<Log, "warn">,
): RefreshTokens {
  const settings = createHash("sha256").update(fromSettings).digest("hex");
  return {
    async newest() {
      try {
        const stored = storedSchema.parse(JSON.parse(await readFile(file, "utf8")));
        return stored.settings === settings ? stored.refreshToken : fromSettings;
      } catch (error) {
        if (!isMissing(error))
          warn(error, `${file} cannot be read, so that of the settings is used`);
        return fromSettings;
      }
    },
    async keep(refreshToken) {
      const stored = JSON.stringify({ settings, refreshToken });
      try {
        writeAtomically(file, (unfinished) => writeFileSync(unfinished, stored, { mode: 0o600 }));
      } catch (error) {
        warn(error, `A newer refresh token cannot be kept in ${file}: the old one may expire`);
      }
    },
  };

  function warn(error: unknown, sentence: string): void {
    // A parse error's message could quote the token.
    const cause = error instanceof Error && "code" in error ? withoutAddresses(error) : "not JSON";
    log.warn({ cause }, sentence);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
