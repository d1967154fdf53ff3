import { expect, onTestFinished, test } from "vitest";

import { crashSite } from "../support/processes/crash-site.ts";
import { startMailServer } from "../support/mail/mail-server.ts";
import { sendSteadily } from "../support/processes/load-writers.ts";

test("asked to stop under load, the site answers what it has begun, and ends well", async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.close);
  const { site, outbox } = await crashSite(mailServer.url);
  let answers = 0;
  let stopping: Promise<number | null> | undefined;
  const visitors = await sendSteadily({
    visitorsAtOnce: 20,
    siteFor: () => site.url,
    isOver: () => stopping !== undefined,
    onAnswer() {
      answers += 1;
      if (answers === 200) stopping = site.end("SIGTERM");
    },
  });
  expect(await stopping).toBe(0);

  const accepted = visitors.filter(({ acceptedId }) => acceptedId);
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  // Each was sent once or still waits; what was being sent was finished.
  expect(received.size).toBe(mailServer.received.length);
  expect(received.size + (await outbox.waitingMails())).toBe(accepted.length);
});
