import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";

import { listenOnFreePort } from "../support/processes/free-port.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";

/** Starts what `npm start` starts, on a database of its own. */
function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["tools/dev/start.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      DATABASE_URL: `sqlite:${temporaryFolder()}/site.db`,
      PORT: "0",
      INBOX_PORT: "0",
      STUDIO_PORT: "0",
      ...settings,
    },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (printed += String(chunk)));
  }
  const addressOf = (what: string) => new RegExp(`${what} +(http:\\S+)`).exec(printed)?.[1] ?? "";
  return {
    printed: () => printed,
    addressOf,
    /** Waits for the lines that say where everything is. */
    told: () =>
      expect.poll(() => printed, { timeout: 60_000 }).toContain("Ctrl-C stops everything."),
    async end() {
      child.kill("SIGTERM");
      const [code] = await once(child, "exit");
      return code;
    },
  };
}

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  );

test("npm start says where the website, its mails and the studio are, and ends all of them together", async () => {
  const started = start();
  await started.told();
  const all = ["The website", "Its mails", "The studio"].map(started.addressOf);
  expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200]);
  expect(await started.end()).toBe(0);
  await expect
    .poll(() => Promise.all(all.map(statusOf)))
    .toEqual([undefined, undefined, undefined]);
});

test("if the studio cannot start, npm start says why, and the website runs", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = String(await listenOnFreePort(other));
  const started = start({ STUDIO_PORT: port });
  await started.told();
  expect(started.printed()).toContain(`STUDIO_PORT: port ${port} is in use already`);
  expect(started.printed()).toContain("The studio   has not started");
  expect(await statusOf(started.addressOf("The website"))).toBe(200);
  expect(await started.end()).toBe(0);
});
