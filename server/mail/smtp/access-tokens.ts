import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import * as z from "zod";

import type { Clock } from "../../core/clock.ts";
import type { SmtpOauth } from "../../core/settings/smtp-oauth.ts";
import { requestTokens } from "./request-tokens.ts";
import { replaceFile } from "../../core/files.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";

/** Milliseconds before its end at which a token is renewed, because a login takes a while. */
const MARGIN = 60_000;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * The tokens with which the site logs in at its mail server. Gets one when it is needed: one request
 * for all logins that wait for it.
 */
export function createAccessTokens(
  oauth: SmtpOauth,
  file: string,
  { clock: { elapsed }, log }: { clock: Pick<Clock, "elapsed">; log: Pick<Log, "warn"> },
) {
  const refreshTokens = refreshTokenFile(file, oauth.refreshToken, log);
  let held: { token: string; until: number } | undefined;
  let pending: Promise<string> | undefined;

  async function renew(): Promise<string> {
    const requestedAt = elapsed();
    const used = await refreshTokens.newest();
    const { accessToken, lifetime, refreshToken } = await requestTokens(oauth, used);
    if (refreshToken && refreshToken !== used) await refreshTokens.keep(refreshToken);
    held = { token: accessToken, until: requestedAt + lifetime * 1000 - MARGIN };
    return accessToken;
  }

  return {
    /**
     * The current token, or a new one if it is about to expire.
     * @throws {LoginRefused} when the provider gives none
     * @throws {TransportUnavailable} when the provider cannot be reached
     */
    async current(): Promise<string> {
      if (held && held.until > elapsed()) return held.token;
      pending ??= renew().finally(() => (pending = undefined));
      return pending;
    },
    /** To be called when the mail server refused the current token, although it is not old. */
    forget(): void {
      held = undefined;
    },
  };
}

const storedSchema = z.object({ settings: z.string(), refreshToken: z.string() });

/**
 * Keeps the newest refresh token, because that of the settings works for 90 days only at Microsoft,
 * in a file that only the site's user may read. A new token in the settings replaces it.
 */
function refreshTokenFile(file: string, fromSettings: string, log: Pick<Log, "warn">) {
  const settings = hash("sha256", fromSettings);
  return {
    async newest(): Promise<string> {
      if (!existsSync(file)) return fromSettings;
      try {
        const stored = storedSchema.parse(JSON.parse(await readFile(file, "utf8")));
        return stored.settings === settings ? stored.refreshToken : fromSettings;
      } catch (error) {
        warn(error, `${file} cannot be read, so that of the settings is used`);
        return fromSettings;
      }
    },
    async keep(refreshToken: string): Promise<void> {
      const stored = JSON.stringify({ settings, refreshToken });
      try {
        await replaceFile(file, stored, 0o600);
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
