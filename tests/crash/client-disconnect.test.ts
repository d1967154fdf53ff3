import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { runSite } from "../support/processes/site-process.ts";
import { sqliteDatabase } from "../support/databases/databases.ts";

test("a client that disconnects is not logged as an error", async () => {
  const { url: database } = await sqliteDatabase();
  const site = await runSite({ DATABASE_URL: database, LOG_LEVEL: "debug" });
  onTestFinished(async () => {
    await site.end("SIGTERM");
  });

  const hungUp = () => site.console.filter((line) => line === "A client hung up").length;
  for (const [index, [path, type, begun]] of [
    ["/", "application/x-www-form-urlencoded", "email=mina"],
    ["/api/mail/send", "application/json", '{"subject":'],
  ].entries()) {
    const socket = connect(Number(new URL(site.url).port), "localhost");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n` +
        `Expect: 100-continue\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n`,
    );
    // Wait for “100 Continue”, because the server notices a reset only once it reads the body.
    await once(socket, "data");
    socket.write(String(begun), () => socket.resetAndDestroy());
    await expect.poll(hungUp).toBe(index + 1);
  }
  expect(site.console).not.toContain("Answered");
});
