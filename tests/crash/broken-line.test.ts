import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { runSite } from "../support/site-process.ts";
import { sqliteDatabase } from "../support/databases.ts";

test("a form that breaks off on its way is no failure of the site", async () => {
  const { url: database } = await sqliteDatabase();
  const site = await runSite({ DATABASE_URL: database, LOG_LEVEL: "debug" });
  onTestFinished(async () => {
    await site.end("SIGTERM");
  });

  const socket = connect(Number(new URL(site.url).port), "localhost");
  socket.write(
    "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail=mina",
    () => socket.resetAndDestroy(),
  );
  await expect.poll(() => site.console).toContain("A client hung up");
  expect(site.console).not.toContain("Answered");
});
