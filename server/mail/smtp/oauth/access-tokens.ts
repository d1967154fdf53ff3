import type { Clock } from "../../../core/clock.ts";
import type { SmtpOauth } from "../../../core/settings/smtp-oauth.ts";
import type { RefreshTokens } from "./refresh-token-file.ts";
import { requestTokens } from "./request-tokens.ts";

/** Milliseconds before its end at which a token is renewed, because a login takes a while. */
const MARGIN = 60_000;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/**
 * The tokens with which the site logs in at its mail server. Gets one when it is needed: one request
 * for all logins that wait for it.
 */
export function createAccessTokens(
  oauth: SmtpOauth,
  refreshTokens: RefreshTokens,
  { elapsed }: Pick<Clock, "elapsed">,
) {
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
