import { join } from "node:path";

import { isLoopback } from "#content/school/public-site.ts";
import type { Clock } from "../../core/clock.ts";
import type { Log } from "../../core/log.ts";
import type { Settings } from "../../core/settings/settings.ts";
import { type AccessTokens, createAccessTokens } from "./access-tokens.ts";

/** The mail server, and how the site logs in: with what the URL says, or with tokens. */
export interface SmtpAccount {
  url: string;
  tokens?: AccessTokens;
}

/**
 * The account that the settings name; undefined if mails stay in the local inbox.
 * @param services.folder where the newest refresh token is kept
 */
export function smtpAccount(
  { smtpUrl, smtpOauth }: Pick<Settings, "smtpUrl" | "smtpOauth">,
  services: { folder: string; clock: Pick<Clock, "elapsed">; log: Pick<Log, "warn"> },
): SmtpAccount | undefined {
  if (!smtpUrl) return undefined;
  if (!smtpOauth) return { url: smtpUrl };
  const file = join(services.folder, "smtp-oauth.json");
  return { url: smtpUrl, tokens: createAccessTokens(smtpOauth, file, services) };
}

export type SmtpEncryption = "required" | "off on purpose" | "off on this machine";

/**
 * Requires STARTTLS, except on the loopback interface: an attacker in the network could remove the
 * server's offer of STARTTLS and read login and mails in clear text.
 */
export function smtpOptions({ url: smtpUrl, tokens }: SmtpAccount) {
  const encryption = smtpEncryption(smtpUrl);
  const url = new URL(smtpUrl);
  // Decoded for tokens only: with a password Nodemailer does it, and takes “50%off” as it is.
  const auth = tokens && tokenLogin(decodeURIComponent(url.username), tokens);
  url.searchParams.delete("tls");
  // Otherwise Nodemailer would add the URL's user to what `auth` says.
  if (tokens) url.username = "";
  return {
    url: url.href,
    requireTLS: url.protocol === "smtp:" && encryption === "required",
    ignoreTLS: encryption === "off on purpose",
    ...(auth && { auth }),
  };
}

/** Lets Nodemailer log in by XOAUTH2; it asks for another token when the server refuses one. */
function tokenLogin(user: string, tokens: AccessTokens) {
  return {
    type: "OAuth2" as const,
    user,
    provisionCallback(
      _user: string,
      isRefused: boolean,
      done: (error: Error | null, accessToken?: string) => void,
    ) {
      if (isRefused) tokens.forget();
      tokens.current().then((token) => done(null, token), done);
    },
  };
}

export function smtpEncryption(smtpUrl: string): SmtpEncryption {
  const url = new URL(smtpUrl);
  if (url.protocol === "smtps:") return "required";
  if (url.searchParams.get("tls") === "never") return "off on purpose";
  return isLoopback(url) ? "off on this machine" : "required";
}
