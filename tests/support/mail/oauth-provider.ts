import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

import { listenOnFreePort } from "../processes/free-port.ts";
import { smtpError, temporaryMailServer } from "./temporary-mail-server.ts";

export type OauthProvider = Awaited<ReturnType<typeof oauthProvider>>;

interface Behaviour {
  /** Seconds for which an access token is said to work. */
  lifetime?: number;
  /** Gives a new refresh token each time, as Microsoft does. */
  rotates?: boolean;
  /** Refuses a token with 535 at once, as Microsoft does, or with 334 and an explanation first. */
  refusal?: 334 | 535;
}

/** A token endpoint and an SMTP server that demands its access tokens, until the test ends. */
export async function oauthProvider({
  lifetime = 3600,
  rotates = false,
  refusal = 334,
}: Behaviour = {}) {
  const used: string[] = [];
  const logins: string[] = [];
  const valid = new Set<string>();
  const refreshTokens = new Set(["refresh-0"]);
  let answerOtherwise: ((response: ServerResponse) => unknown) | undefined;

  const endpoint = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const refreshToken = form.get("refresh_token") ?? "";
    used.push(refreshToken);
    if (answerOtherwise) return answerOtherwise(response);
    const isClient =
      form.get("grant_type") === "refresh_token" &&
      form.get("client_id") === "client" &&
      form.get("client_secret") === "secret";
    if (!isClient || !refreshTokens.has(refreshToken)) {
      const error_description = "The token was revoked.\r\n\u001B[31m";
      const error = JSON.stringify({ error: "invalid_grant", error_description });
      return response.writeHead(400).end(error);
    }
    const accessToken = `access-${used.length}`;
    valid.add(accessToken);
    const newer = `refresh-${used.length}`;
    if (rotates) refreshTokens.add(newer);
    return response.end(
      JSON.stringify({
        token_type: "Bearer",
        access_token: accessToken,
        expires_in: lifetime,
        ...(rotates && { refresh_token: newer }),
      }),
    );
  });
  const port = await listenOnFreePort(endpoint);
  onTestFinished(() => void endpoint.close());

  const demandTokens: SMTPServerOptions["onAuth"] = ({ username, accessToken }, _session, done) => {
    logins.push(String(accessToken));
    if (username === "website@school.mx" && valid.has(String(accessToken))) {
      return done(null, { user: username });
    }
    return refusal === 334
      ? done(null, { data: { status: "401", schemes: "bearer" } })
      : done(smtpError(refusal, "5.7.3 Authentication unsuccessful"));
  };
  const mailServer = await temporaryMailServer({
    authOptional: false,
    authMethods: ["XOAUTH2"],
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: demandTokens,
  });
  return {
    oauth: {
      clientId: "client",
      clientSecret: "secret",
      refreshToken: "refresh-0",
      tokenUrl: `http://127.0.0.1:${port}/token`,
    },
    mailServer,
    /** SMTP_URL for it. */
    url: mailServer.url.replace("//", "//website%40school.mx@"),
    /** The refresh tokens that were used, oldest first. */
    used,
    /** The logins at the mail server: the access tokens. */
    logins,
    /** No refresh token works any more, until there is a new one. */
    revoke: () => refreshTokens.clear(),
    issue: (refreshToken: string) => refreshTokens.add(refreshToken),
    /** The mail server takes none of the access tokens that were given so far. */
    expireAccessTokens: () => valid.clear(),
    /** Answers the following token requests in this way. */
    answer: (how: (response: ServerResponse) => unknown) => (answerOtherwise = how),
  };
}
