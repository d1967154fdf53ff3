import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { runSite } from "../support/processes/site-process.ts";
import { sqliteDatabase } from "../support/server/databases.ts";

test("a form that breaks off on its way is no failure of the site", async () => {
  const { url: database } = await sqliteDatabase();
  const site = await runSite({ DATABASE_URL: database, LOG_LEVEL: "debug" });
  onTestFinished(async () => {
    await site.end("SIGTERM");
  });

  const socket = connect(Number(new URL(site.url).port), "localhost");
  socket.write(
    "POST / HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nExpect: 100-continue\r\n" +
      "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\n",
  );
  // The answer to Expect shows that the server has begun to read; a reset before that hides the request.
  await once(socket, "data");
  socket.write("email=mina", () => socket.resetAndDestroy());
  await expect.poll(() => site.console).toContain("A client hung up");
  expect(site.console).not.toContain("Answered");
});
