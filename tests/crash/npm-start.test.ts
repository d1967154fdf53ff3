import { expect, onTestFinished, test } from "vitest";

import { startProgram } from "../support/processes/start-program.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  );

test("npm start ends the website, its mails and the studio together", async () => {
  const database = `sqlite:${temporaryFolder()}/site.db`;
  const own = { DATABASE_URL: database, PORT: "0", INBOX_PORT: "0", STUDIO_PORT: "0" };
  const options = { env: { ...process.env, ...own } };
  const command = ["tools/dev/start.ts"];
  const started = await startProgram(process.execPath, command, /Ctrl-C stops everything/, options);
  onTestFinished(async () => void (await started.end("SIGKILL")));
  const printed = started.lines.join("\n");
  const all = ["The website", "Its mails", "The studio"].map(
    (what) => new RegExp(`${what} +(http:\\S+)`).exec(printed)?.[1] ?? "",
  );
  expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200]);
  expect(await started.end("SIGTERM")).toBe(0);
  await expect
    .poll(() => Promise.all(all.map(statusOf)))
    .toEqual([undefined, undefined, undefined]);
});
