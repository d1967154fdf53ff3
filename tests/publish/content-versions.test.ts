import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import type { ContentChange } from "#server/store/content/version-history.ts";
import type { Store } from "#server/store/create-store.ts";
import { applicant } from "../support/components/applicant.ts";
import { deskContent, draft, price } from "../support/content/desk-content.ts";
import { pictureRecord as record } from "../support/content/picture-record.ts";
import { sqliteDatabase } from "../support/databases/databases.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { freePort } from "../support/processes/free-port.ts";
import { runSite } from "../support/processes/site-process.ts";
import { startVisitors } from "../support/processes/load-writers.ts";
import { contactRequest } from "../support/server/contact-request.ts";
import { content } from "../support/site-content.ts";

/** What visitors see at the latest so long after a publish, in milliseconds. */
const SOON = { timeout: 10_000, interval: 50 };
const PRICE = "4321 USD";
const NAME = "Kolibri TEFL";
const EMAIL = "hola@kolibri.example";

async function open() {
  const { file, url, store } = await sqliteDatabase();
  const mailServer = await temporaryMailServer();
  const metricsPort = await freePort();
  const start = async (settings: Record<string, string> = {}) => {
    const site = await runSite({
      DATABASE_URL: url,
      SMTP_URL: mailServer.url,
      METRICS_PORT: String(metricsPort),
      ...settings,
    });
    onTestFinished(async () => void (await site.end("SIGKILL")));
    return site;
  };
  const metrics = () => textOf(`http://localhost:${metricsPort}/metrics`);
  return { file, url, store, mailServer, metrics, start };
}

const textOf = async (address: string) => (await fetch(address)).text();

/** Whether a page has a text, without printing the page if it has not. */
const has = async (address: string, text: string) => (await textOf(address)).includes(text);

function post(address: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(address, { method: "POST", body, redirect: "manual" });
}

/** Publishes a change of the course as another process does that leaves no rendered pages. */
async function publishCourse(
  store: Store,
  change: (course: object) => object,
  { basedOn = 0, changes = [] }: { basedOn?: number; changes?: readonly ContentChange[] } = {},
): Promise<void> {
  const published = readDocuments(BUILT_IN_DOCUMENTS);
  const documents = { ...published, course: change(Object(published["course"])) };
  const by = { by: "ana", now: Date.now(), message: null, changes, drafts: [] };
  await store.content.versions.publish({ ...by, basedOn, documents, published });
}

const publishPrice = (store: Store, amount: number) => publishCourse(store, price(amount).course);

/** Sends a message as a page does that names this mailbox; returns the response's status. */
async function send(site: string, to: string): Promise<number> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ ...contactRequest, to });
  return (await fetch(`${site}/api/mail/send`, { method: "POST", headers, body })).status;
}

/** The addresses of generated files that a page loads some time after it was opened. */
function laterFiles(html: string): string[] {
  return html.match(/\/(?:assets\/start-|content\/)[\w-]+\.js/g) ?? [];
}

test("a publish reaches pages, posted forms and mails within seconds, and pages opened before can send", async () => {
  const { url, store, mailServer, metrics, start } = await open();
  const site = await start();
  const apply = `${site.url}/apply`;
  const photo = Buffer.from("a photo");
  const files = new Map([...record.files, "original.jpg"].map((name) => [name, photo]));
  await store.content.pictures.put({ id: "0a1b2c3d4e5f", record, files }, Date.now());
  const openedBefore = await textOf(site.url);

  const named = { title: "Class", file: "uploads/0a1b2c3d4e5f", alt: "A class" };
  const pictures = [{ ...named, width: 400, height: 300 }];
  await draft(url, {
    ...price(4321),
    school: (school) => ({ ...school, name: NAME, email: EMAIL }),
    gallery: (gallery) => ({ ...gallery, pictures }),
  });
  await deskContent(url, "publish");
  await expect.poll(() => has(`${site.url}/program`, PRICE), SOON).toBe(true);

  expect(laterFiles(openedBefore).join(" ")).toMatch(/\/content\/.*\/assets\/start-/);
  for (const file of laterFiles(openedBefore)) {
    const { status, headers } = await fetch(site.url + file);
    expect(status, file).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }

  const address = `${site.url}/assets/pictures/0a1b2c3d/uploads/0a1b2c3d4e5f-192.avif`;
  for (const method of ["HEAD", "GET", "GET"]) {
    const response = await fetch(address, { method });
    expect(response.headers.get("Content-Type")).toBe("image/avif");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(await response.text()).toBe(method === "GET" ? "a photo" : "");
  }
  for (const other of [address.replace("0a1b", "1a1b"), address.replace("-192", "-9")]) {
    expect((await fetch(other)).status, other).toBe(404);
  }

  const [start0] = content.startDates;
  const answers = { ...applicant("publish"), courseDates: start0?.label ?? "" };
  const refused = await post(apply, { ...answers, city: "" });
  expect(refused.status).toBe(422);
  expect((await refused.text()).includes(NAME)).toBe(true);
  expect((await post(apply, answers)).status).toBe(303);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), 15_000);
  const [toSchool, receipt] = mailServer.received.toSorted((one) =>
    one.to?.[0]?.address === EMAIL ? -1 : 1,
  );
  expect(toSchool?.to?.[0]?.address).toBe(EMAIL);
  expect(receipt?.text).toContain(`${NAME}, `);
  expect(await send(site.url, content.school.email), "from a page opened before").toBe(202);

  await deskContent(url, "undo");
  await expect.poll(() => has(`${site.url}/program`, PRICE), SOON).toBe(false);
  expect(await has(site.url, NAME)).toBe(false);
  expect(await metrics()).toContain("\nsite_content_behind 0\n");
  expect(await send(site.url, EMAIL), "from a page opened before the undo").toBe(202);

  // Pages that are still open name the mailbox, which a new process knows from the history only.
  await site.end("SIGKILL");
  const again = await start();
  await expect.poll(() => send(again.url, EMAIL)).toBe(202);
  expect(await send(again.url, "someone@example.com")).toBe(403);
});

test("what a newer release has published is reported, and visitors see the newest version that this one can check", async () => {
  const { file, url, store, metrics, start } = await open();
  await publishPrice(store, 4321);
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  await deskContent(url, "check");
  const kept = database.prepare("select name from kept_files").all();
  expect(kept, "a check stores nothing").toEqual([]);
  const mailbox = { field: "Email", path: "school/email", before: null, after: EMAIL };
  const next = { basedOn: 1, changes: [mailbox] };
  await publishCourse(store, (course) => ({ ...course, ofNextYear: true }), next);
  const site = await start();
  expect(await has(`${site.url}/program`, PRICE)).toBe(true);
  await expect.poll(metrics, SOON).toContain("\nsite_content_behind 1\n");
  // Another server may show that version: forms of its pages name its mailbox.
  await expect.poll(() => send(site.url, EMAIL), SOON).toBe(202);
});

test(
  "under steady load, every request is answered while the version changes four times",
  { timeout: 180_000 },
  async () => {
    const { store, start } = await open();
    const site = await start({ RATE_LIMIT: "1000000" });
    const visits = startVisitors(site.url, ["/", "/reviews"]);
    const isNew = () => has(`${site.url}/program`, PRICE);
    await publishPrice(store, 4321);
    // Rendering has the lowest priority, so that visitors are answered first.
    await expect.poll(isNew, { timeout: 90_000 }).toBe(true);
    for (const version of [0, 1, 0]) {
      const move = { basedOn: 1 - version, by: "ana", now: Date.now() };
      expect(await store.content.versions.use(version, move)).toEqual({ version });
      await expect.poll(isNew).toBe(version === 1);
    }
    await visits.stop();
    expect(new Set(visits.pages)).toEqual(new Set([200]));
    expect(new Set(visits.answers)).toEqual(new Set([202]));
  },
);
