import * as z from "zod";

import { isLoopback } from "../loopback.ts";

/** How the site gets tokens with which it logs in at the mail server, instead of a password. */
export interface SmtpOauth {
  clientId: string;
  clientSecret: string;
  refreshToken: string;
  /** The provider's token endpoint. */
  tokenUrl: string;
}

/** Visible ASCII, as RFC 6749 (appendix A) has it for all three. */
const secret = z.string().regex(/^[\x21-\x7E]+$/, "must be copied whole, without spaces");

export const smtpOauthSchema = {
  SMTP_OAUTH_CLIENT_ID: secret.optional(),
  SMTP_OAUTH_CLIENT_SECRET: secret.optional(),
  SMTP_OAUTH_REFRESH_TOKEN: secret.optional(),
  SMTP_OAUTH_TOKEN_URL: z
    .url({ protocol: /^https?$/, hostname: /./, error: "must be an address that begins https://" })
    .refine(
      (url) => !URL.canParse(url) || url.startsWith("https:") || isLoopback(new URL(url)),
      "must begin https://, because the secrets go there",
    )
    .optional(),
};

type Given = { SMTP_URL?: string | undefined } & {
  [Name in keyof typeof smtpOauthSchema]?: string | undefined;
};

/** What is wrong with the four settings and SMTP_URL together: names, each with a sentence. */
export function smtpOauthMistakes(given: Given): [setting: string, sentence: string][] {
  const names = Object.keys(smtpOauthSchema);
  const missing = names.filter((name) => !(name in given));
  if (missing.length === names.length) return [];
  const mistakes = missing.map((name): [string, string] => [
    name,
    "must be set, too: of the four SMTP_OAUTH_… settings, all are set or none",
  ]);
  const url = URL.parse(given.SMTP_URL ?? "");
  if (!url?.username || !isDecodable(url.username)) {
    mistakes.push([
      "SMTP_URL",
      "must name the mailbox that SMTP_OAUTH_REFRESH_TOKEN belongs to: smtp://mailbox%40example.com@host:587",
    ]);
  } else if (url.password) {
    mistakes.push([
      "SMTP_URL",
      "must have no password, because the SMTP_OAUTH_… settings replace it",
    ]);
  }
  return mistakes;
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

/** The four settings, once `smtpOauthMistakes` has found nothing; undefined if none is set. */
export function smtpOauthOf(given: Given): SmtpOauth | undefined {
  const {
    SMTP_OAUTH_CLIENT_ID: clientId,
    SMTP_OAUTH_CLIENT_SECRET: clientSecret,
    SMTP_OAUTH_REFRESH_TOKEN: refreshToken,
    SMTP_OAUTH_TOKEN_URL: tokenUrl,
  } = given;
  return clientId && clientSecret && refreshToken && tokenUrl
    ? { clientId, clientSecret, refreshToken, tokenUrl }
    : undefined;
}
