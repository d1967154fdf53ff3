import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { type MailServer, startMailServer } from "../support/mail/mail-server.ts";
import {
  allAnswers,
  answersMissingIn,
  differences,
  makeVisit,
  soundVisit,
} from "../support/mutations/make-visit.ts";
import type { Visit } from "../support/mutations/visit.ts";
import { type MutatingProxy, startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import { type Mutation, mutationNames } from "../support/mutations/mutations.ts";
import { listenOnFreePort } from "../support/processes/free-port.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";
import type { Driver } from "./driver.ts";
import { browsers } from "./tested-browsers.ts";

let mailServer: MailServer;
let site: SiteProcess;

beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startSite({ SMTP_URL: mailServer.url, RATE_LIMIT: "1000" });
});

afterAll(async () => {
  await site.stop();
  await mailServer.close();
});

/** How a proxy changes the site; `scripts` are scripts that it never sends. */
interface Changes {
  html?: (html: string) => string;
  scripts?: RegExp;
}

/** Starts a proxy to the site that collects the errors that browsers report. */
async function startProxy({ html = (same) => same, scripts }: Changes) {
  const reports: string[] = [];
  const asked: string[] = [];
  const proxy = createServer(async (request, response) => {
    const { url = "" } = request;
    asked.push(url);
    if (url === "/api/errors") reports.push(await text(request));
    if (request.method === "POST") return void response.writeHead(204).end();
    if (scripts?.test(url)) return;
    const answer = await fetch(site.url + url);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    response.end(type.startsWith("text/html") ? html(await answer.text()) : await answer.bytes());
  });
  const url = `http://localhost:${await listenOnFreePort(proxy)}`;
  onTestFinished(() => proxy.close().closeAllConnections());
  return { url, reports, asked };
}

/** The page with the most that moves and the form; in Chromium, changed-html.spec.ts visits all. */
const PAGES = ["/", "/apply"];

describe.each(browsers)("in $browser", ({ browser, start }) => {
  let driver: Driver;
  let proxy: MutatingProxy;
  const unchanged = new Map<string, Visit>();

  async function startBrowser(): Promise<void> {
    if (!start) return;
    driver = await start();
    await driver.resize(320, 240);
  }

  beforeAll(async () => {
    if (!start) return;
    [proxy] = await Promise.all([startMutatingProxy(site.url), startBrowser()]);
  }, 60_000);

  afterAll(async () => {
    if (!start) return;
    await driver.close();
    proxy.close();
  });

  /** Starts another browser if it fails, because Debian's WebKitGTK sometimes crashes by itself. */
  const visit = (path: string, mark: string, names?: readonly Mutation[]) =>
    makeVisit(driver, proxy, path, allAnswers(`${browser}-${mark}`), names).catch(async (error) => {
      await driver.close();
      await startBrowser();
      throw error;
    });

  test.each(PAGES)("%s works as the server sends it", { skip: !start, retry: 1 }, async (path) => {
    const seen = await visit(path, `unchanged-${PAGES.indexOf(path)}`);
    expect(seen).toMatchObject(soundVisit);
    unchanged.set(path, seen);
  });

  // In Chromium, they come in groups on Apply, which has most to lose.
  test.each(PAGES)(
    "with all changes at once, %s works as before, and what is sent arrives",
    { skip: !start, retry: 1 },
    async (path) => {
      const mark = `changed-${PAGES.indexOf(path)}`;
      const seen = await visit(path, mark, mutationNames);
      expect(differences(seen, unchanged.get(path))).toEqual({});
      expect(seen.changes).toBe(mutationNames.length);
      await expect.poll(site.waitingMails).toBe(0);
      const answers = allAnswers(`${browser}-${mark}`);
      const theirs = mailServer.received.filter(
        ({ replyTo }) => replyTo?.[0]?.address === answers["email"],
      );
      const missing = theirs.map((mail) => answersMissingIn(mail, answers));
      expect(missing).toEqual(path === "/apply" ? [[]] : []);
    },
  );

  test("only a page that was changed is reported", { skip: !start, timeout: 60_000 }, async () => {
    const left = await startProxy({ scripts: /\.js$/ });
    await driver.open(`${left.url}/program`);
    await expect.poll(() => left.asked.filter((path) => path.endsWith(".js"))).not.toEqual([]);
    const changed = await startProxy({
      html: (page) => page.replaceAll("<input", "<b>typed</b><input"),
    });
    await driver.open(`${changed.url}/program`);
    await expect.poll(() => changed.reports).toEqual([expect.stringMatching(/^uncaught 418 /)]);
    expect(left.reports).toEqual([]);
  });
});
