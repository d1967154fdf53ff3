import * as z from "zod";

import type { SmtpOauth } from "../../core/settings/smtp-oauth.ts";
import { printable } from "../shown-text.ts";
import { LoginRefused, ServerAway } from "../transport.ts";

/** Milliseconds: nothing else of a mail's attempt is under way meanwhile. */
const LONGEST_REQUEST = 10_000;
/** Seconds, if the provider does not say (RFC 6749, 5.1 leaves it open). */
const USUAL_LIFETIME = 3600;

const tokensSchema = z.object({
  access_token: z.string().regex(/^[\x20-\x7E]+$/),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
  refresh_token: z
    .string()
    .regex(/^[\x21-\x7E]+$/)
    .optional()
    .catch(undefined),
});
const errorSchema = z.object({ error: z.string(), error_description: z.string().optional() });

/**
 * Gets an access token for a refresh token (RFC 6749, section 6), with its lifetime in seconds, and
 * perhaps a newer refresh token: Microsoft sends one each time.
 * @throws {LoginRefused} when the provider gives none: the refresh token was revoked, for example
 * @throws {ServerAway} when the provider cannot be reached, or has a failure of its own
 */
export async function requestTokens(
  { clientId, clientSecret, tokenUrl }: SmtpOauth,
  refreshToken: string,
) {
  const { host } = new URL(tokenUrl);
  const { status, body } = await post(tokenUrl, {
    grant_type: "refresh_token",
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }).catch((error) => {
    throw new ServerAway(`OAuth2: ${host} cannot be reached: ${reasonOf(error)}`);
  });
  const tokens = tokensSchema.safeParse(body);
  if (status === 200 && tokens.success) {
    const { access_token, expires_in = USUAL_LIFETIME, refresh_token } = tokens.data;
    return { accessToken: access_token, lifetime: expires_in, refreshToken: refresh_token };
  }
  const refusal = errorSchema.safeParse(body);
  const words = refusal.success
    ? printable([refusal.data.error, refusal.data.error_description].filter(Boolean).join(": "))
    : "its answer has no token";
  const isTemporary = status >= 500 || status === 408 || status === 429;
  throw new (isTemporary ? ServerAway : LoginRefused)(
    `OAuth2: ${host} gives no access token (HTTP ${status}): ${words}`,
  );
}

/** Posts a form without following redirects, which could lead the secrets elsewhere. */
async function post(url: string, form: Record<string, string>) {
  const response = await fetch(url, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(form),
    redirect: "manual",
    signal: AbortSignal.timeout(LONGEST_REQUEST),
  });
  return { status: response.status, body: parsed(await response.text()) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reason that `fetch` hides in an error's cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return printable(cause instanceof Error ? cause.message || cause.name : String(cause));
}
