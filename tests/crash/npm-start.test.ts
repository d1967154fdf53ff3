import { expect, onTestFinished, test } from "vitest";

import { startSite } from "../support/processes/site-process.ts";
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

test("npm run dev serves pages with scripts that need no build", async () => {
  const options = ["--development"];
  const site = await startSite({ NODE_ENV: "development" }, { options });
  onTestFinished(site.stop);
  const html = await (await fetch(`${site.url}/apply`)).text();
  expect(html).toContain("Apply for the course");
  const [script = ""] = /\/[^"]*entry\.client\.tsx/.exec(html) ?? [];
  const served = await fetch(site.url + script);
  expect([served.status, await served.text()]).toEqual([
    200,
    expect.stringContaining("hydrateRoot"),
  ]);
});
