import * as z from "zod";

import { isLoopback } from "#content/school/public-site.ts";
import { keysOf } from "#content/typed-keys.ts";
import { setting } from "./setting-formats.ts";

/** How the site gets tokens with which it logs in at the mail server, instead of a password. */
export type SmtpOauth = NonNullable<ReturnType<typeof smtpOauthOf>>;

/** Visible ASCII, as RFC 6749 (appendix A) has it for all three. */
const secret = z.string().regex(/^[\x21-\x7E]+$/, "must be copied whole, without spaces");

const tokenUrl = z
  .url({ protocol: /^https?$/, hostname: /./, error: "must be a URL that begins https://" })
  .refine(
    (url) => !URL.canParse(url) || url.startsWith("https:") || isLoopback(new URL(url)),
    "must begin https://, because the secrets go there",
  );

export const smtpOauthSchema = {
  oauthClientId: setting("SMTP_OAUTH_CLIENT_ID", secret.optional()),
  oauthClientSecret: setting("SMTP_OAUTH_CLIENT_SECRET", secret.optional()),
  oauthRefreshToken: setting("SMTP_OAUTH_REFRESH_TOKEN", secret.optional()),
  oauthTokenUrl: setting("SMTP_OAUTH_TOKEN_URL", tokenUrl.optional()),
};

const KEYS = keysOf(smtpOauthSchema);

type Given = { [Key in keyof typeof smtpOauthSchema | "smtpUrl"]?: string | undefined };

/** Refuses what is wrong with the four settings and SMTP_URL together. */
export function checkSmtpOauth(given: Given, context: z.RefinementCtx): void {
  const missing = KEYS.filter((key) => given[key] === undefined);
  if (missing.length === KEYS.length) return;
  const refuse = (key: keyof Given, message: string) =>
    context.addIssue({ code: "custom", path: [key], message });
  for (const key of missing) {
    refuse(key, "must be set, too: of the four SMTP_OAUTH_… settings, all are set or none");
  }
  const url = URL.parse(given.smtpUrl ?? "");
  if (!url?.username || !isDecodable(url.username)) {
    refuse(
      "smtpUrl",
      "must name the mailbox that SMTP_OAUTH_REFRESH_TOKEN belongs to: smtp://mailbox%40example.com@host:587",
    );
  } else if (url.password) {
    refuse("smtpUrl", "must have no password, because the SMTP_OAUTH_… settings replace it");
  }
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

/** The four settings, once `checkSmtpOauth` has refused nothing; undefined if none is set. */
export function smtpOauthOf(given: Given) {
  const [clientId, clientSecret, refreshToken, url] = KEYS.map((key) => given[key]);
  return clientId && clientSecret && refreshToken && url
    ? { clientId, clientSecret, refreshToken, tokenUrl: url }
    : undefined;
}
