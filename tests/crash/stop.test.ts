import { expect, test } from "vitest";

import { crashSite } from "../support/processes/crash-site.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { sendSteadily } from "../support/processes/load-writers.ts";

test("a graceful shutdown under load answers requests in flight and exits with code 0", async () => {
  const mailServer = await temporaryMailServer();
  const { site, outbox } = await crashSite(mailServer.url);
  let answers = 0;
  let stopping: Promise<number | null> | undefined;
  const visitors = await sendSteadily({
    visitorsAtOnce: 20,
    siteFor: () => site.url,
    isOver: () => stopping !== undefined,
    onResponse() {
      answers += 1;
      if (answers === 200) stopping = site.end("SIGTERM");
    },
  });
  expect(await stopping).toBe(0);

  const accepted = visitors.filter(({ acceptedId }) => acceptedId);
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  // Each mail was either sent once or still waits.
  expect(received.size).toBe(mailServer.received.length);
  expect(received.size + (await outbox.waitingMails())).toBe(accepted.length);
});
