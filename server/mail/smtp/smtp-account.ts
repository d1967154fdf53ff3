import { join } from "node:path";

import type { Clock } from "../../core/clock.ts";
import type { Log } from "../../core/log.ts";
import type { Settings } from "../../core/settings/settings.ts";
import { type AccessTokens, createAccessTokens } from "./oauth/access-tokens.ts";
import { refreshTokenFile } from "./oauth/refresh-token-file.ts";

/** The mail server, and how the site logs in: with what the URL says, or with tokens. */
export interface SmtpAccount {
  url: string;
  tokens?: AccessTokens;
}

interface Services {
  /** Where the newest refresh token is kept. */
  folder: string;
  clock: Pick<Clock, "elapsed">;
  log: Pick<Log, "warn">;
}

/** The account that the settings name; undefined if mails stay in the local inbox. */
export function smtpAccount(
  { smtpUrl, smtpOauth }: Pick<Settings, "smtpUrl" | "smtpOauth">,
  { folder, clock, log }: Services,
): SmtpAccount | undefined {
  if (!smtpUrl) return undefined;
  if (!smtpOauth) return { url: smtpUrl };
  const file = join(folder, "smtp-oauth.json");
  const refreshTokens = refreshTokenFile(file, smtpOauth.refreshToken, log);
  return { url: smtpUrl, tokens: createAccessTokens(smtpOauth, refreshTokens, clock) };
}
