import { onTestFinished } from "vitest";

import { startMailServer } from "./mail-server.ts";

/** A mail server that is closed after the test. */
export async function temporaryMailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}

/** An SMTP error response. */
export function smtpError(responseCode: number, message = "as the test says"): Error {
  return Object.assign(new Error(message), { responseCode });
}
