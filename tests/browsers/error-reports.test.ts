import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { listenOnFreePort } from "../support/processes/free-port.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";
import { browsers } from "./tested-browsers.ts";

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ SMTP_URL: "inbox" });
});
afterAll(() => site.stop());

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

describe.each(browsers)("in $browser", ({ start }) => {
  test.skipIf(!start)(
    "a page that was changed before its hydration is reported once; one that is left while its scripts load is not",
    { timeout: 60_000 },
    async () => {
      if (!start) return;
      const driver = await start();
      onTestFinished(driver.close);
      const left = await startProxy({ scripts: /\.js$/ });
      await driver.open(`${left.url}/program`);
      await expect.poll(() => left.asked.filter((path) => path.endsWith(".js"))).not.toEqual([]);
      const changed = await startProxy({
        html: (page) => page.replaceAll("<input", "<b>typed</b><input"),
      });
      await driver.open(`${changed.url}/program`);
      await expect.poll(() => changed.reports).toEqual([expect.stringMatching(/^uncaught 418 /)]);
      expect(left.reports).toEqual([]);
    },
  );
});
