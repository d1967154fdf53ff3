import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import { contactRequest } from "../support/server/contact-request.ts";
import { newVisitor, sendOnce } from "../support/processes/load-writers.ts";
import { runSite } from "../support/processes/site-process.ts";
import { fillUp, smallDisk } from "../support/processes/small-disk.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";

test("a full disk costs no accepted submission", async (context) => {
  const folder = smallDisk();
  if (!folder) return context.skip("No small disk can be mounted here.");
  const mailServer = await temporaryMailServer();
  const site = await runSite({
    DATABASE_URL: `sqlite:${join(folder, "site.db")}`,
    SMTP_URL: mailServer.url,
    RATE_LIMIT: "1000000",
  });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  const send = async (visitor = newVisitor()) => ({
    visitor,
    status: await sendOnce(visitor, site.url),
  });
  // The disk is too small to keep assets of earlier builds, for which 100 MB must stay free.
  expect(site.console).toContain("Could not keep this build's files for the next one");
  expect(globSync(join(folder, "assets/**/*.js"))).toEqual([]);
  expect((await send()).status).toBe(202);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), 15_000);

  const makeRoom = fillUp(folder);
  // The database may still have space for some submissions.
  await vi.waitFor(async () => expect((await send()).status).toBe(503), 20_000);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/apply`)).status).toBe(200);
  const posted = await fetch(site.url, {
    method: "POST",
    body: new URLSearchParams({ ...contactRequest.fields, message: "Typed with one finger" }),
  });
  expect(posted.status).toBe(503);
  expect(await posted.text()).toContain("Typed with one finger");

  makeRoom();
  const { status, visitor } = await send();
  expect(status).toBe(202);
  await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200), 5000);
  await vi.waitFor(() => {
    expect(mailServer.received.filter(({ text }) => text?.includes(visitor.mark))).toHaveLength(1);
  }, 20_000);
});
