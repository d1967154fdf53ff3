import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";

import { listenOnFreePort } from "../support/processes/free-port.ts";
import { startProgram } from "../support/processes/start-program.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";

/** Starts what `npm start` starts, on a database of its own, until it says where everything is. */
async function start(settings: Record<string, string> = {}) {
  const database = `sqlite:${temporaryFolder()}/site.db`;
  const own = { DATABASE_URL: database, PORT: "0", INBOX_PORT: "0", STUDIO_PORT: "0" };
  const started = await startProgram(
    process.execPath,
    ["tools/dev/start.ts"],
    /Ctrl-C stops everything\./,
    { env: { ...process.env, ...own, ...settings } },
  );
  onTestFinished(async () => void (await started.end("SIGKILL")));
  const printed = started.lines.join("\n");
  const addressOf = (what: string) => new RegExp(`${what} +(http:\\S+)`).exec(printed)?.[1] ?? "";
  return { printed, addressOf, end: () => started.end("SIGTERM") };
}

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  );

test("npm start ends the website, its mails and the studio together", async () => {
  const started = await start();
  const all = ["The website", "Its mails", "The studio"].map(started.addressOf);
  expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200]);
  expect(await started.end()).toBe(0);
  await expect
    .poll(() => Promise.all(all.map(statusOf)))
    .toEqual([undefined, undefined, undefined]);
});

test("the website runs even if the studio cannot start", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = String(await listenOnFreePort(other));
  const started = await start({ STUDIO_PORT: port });
  expect(started.printed).toContain(`STUDIO_PORT: port ${port} is in use already`);
  expect(started.printed).toContain("The studio   has not started");
  expect(await statusOf(started.addressOf("The website"))).toBe(200);
  expect(await started.end()).toBe(0);
});
