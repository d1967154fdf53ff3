import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { mailServiceText } from "#content/mail/mail-service.ts";
import { currentRelease, unfinishedReleases } from "#server/releases/release-folder.ts";
import { keptReleases, switchTo } from "../../publish/kept-releases.ts";
import type { Build } from "../../publish/build-release.ts";
import { publish } from "../../publish/publish.ts";
import type { StepReport } from "../../publish/steps.ts";
import { hasChromium, systemChromium } from "../../tools/programs/chromium.ts";
import { startCluster } from "../support/processes/cluster.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { newVisitor, sendOnce } from "../support/processes/load-writers.ts";
import { startPublishing } from "../support/processes/publish-process.ts";
import { editContent } from "../support/processes/site-copy.ts";
import { copySite } from "../../tools/ci/copy-site.ts";
import { runSite } from "../support/processes/site-process.ts";
import { hasCaddy } from "../support/processes/start-caddy.ts";
import { loadSteadily } from "../support/processes/steady-load.ts";
import { content } from "../support/site-content.ts";

const OLD_WORDS = content.reviews.header.text;
const NEW_WORDS = "Look around: this could be you.";
const NEW_ANSWER = "Pages take forms, and forms only.";

let site: string;
let releases: string;
beforeAll(() => {
  site = copySite();
  releases = join(site, "releases");
});
afterAll(() => rmSync(site, { recursive: true }));

/** Replaces a build by a copy of a finished one, which is faster. */
function copyOf(build: string): Build {
  return async (_, folder) => cpSync(build, folder, { recursive: true });
}

const owner = { user: "ana", now: Date.now, onStep: () => {} };

async function serve(settings: Record<string, string> = {}) {
  const server = await runSite(
    { DATABASE_URL: `sqlite:${temporaryFolder()}/site.db`, RATE_LIMIT: "1000000", ...settings },
    [],
    site,
  );
  onTestFinished(async () => void (await server.end("SIGKILL")));
  return server;
}

async function textOf(address: string, options?: RequestInit): Promise<string> {
  return (await fetch(address, options)).text();
}

test(
  "a killed publish changes no page, and the next publish is visible at once and can be undone",
  { timeout: 180_000 },
  async () => {
    await publish({ ...owner, site, build: copyOf("build") });
    const server = await serve();
    const oldPage = await textOf(`${server.url}/reviews`);
    expect(oldPage).toContain(OLD_WORDS);

    editContent(site, OLD_WORDS, NEW_WORDS);
    editContent(site, mailServiceText.noForm, NEW_ANSWER);
    const killed = startPublishing(site);
    await vi.waitUntil(() => {
      const [unfinished = ""] = unfinishedReleases(releases);
      return unfinished && existsSync(join(releases, unfinished, "build/client"));
    }, 60_000);
    await killed.kill();
    expect(await textOf(`${server.url}/reviews`)).toBe(oldPage);
    const restarted = await serve();
    expect(restarted.console.join("\n")).toContain("The last publish was interrupted");
    expect(await textOf(`${restarted.url}/reviews`)).toContain(OLD_WORDS);
    await restarted.end("SIGTERM");

    expect(await startPublishing(site).finished()).toContain("The last publish was interrupted");
    expect(unfinishedReleases(releases)).toEqual([]);
    await expect.poll(() => textOf(`${server.url}/reviews`)).toContain(NEW_WORDS);
    // Messages that the server itself writes come from the new release, too.
    const wrongForm = { method: "POST", body: "no form" };
    expect(await textOf(`${server.url}/reviews`, wrongForm)).toBe(NEW_ANSWER);
    // A page that was opened before the publish can still load its assets.
    const files = [...oldPage.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
    for (const [, file = ""] of files) expect((await fetch(server.url + file)).status).toBe(200);
    expect(keptReleases(site)[0]?.changes).not.toEqual([]);

    expect(await startPublishing(site, "undo").finished()).toContain(keptReleases(site)[1]?.name);
    await expect.poll(() => textOf(`${server.url}/reviews`)).toBe(oldPage);
    expect(await textOf(`${server.url}/reviews`, wrongForm)).toBe(mailServiceText.noForm);
  },
);

test.skipIf(!hasCaddy || !hasChromium())(
  "on a page opened before an update, route changes and forms still work",
  async () => {
    const { url, servers } = await startCluster("deploy/one/proxy/Caddyfile", 1, {
      DATABASE_URL: `sqlite:${temporaryFolder()}/site.db`,
    });
    const executablePath = systemChromium();
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(url);
    await page.evaluate(() => document.documentElement.setAttribute("data-opened", "before"));
    const form = page.getByRole("contentinfo");
    await form.getByLabel("Your email").fill("mina@example.com");
    await form.getByLabel("Your message").fill("Sent from the page before the update");

    // The release that the test above has published.
    await switchTo({ ...owner, site }, keptReleases(site)[0]?.name ?? "");
    await servers[0]?.stop("SIGTERM");
    await servers[0]?.start(site);

    await page.getByRole("banner").getByRole("link", { name: "Review", exact: true }).click();
    await page.getByText(OLD_WORDS).waitFor();
    expect(await page.locator("html").getAttribute("data-opened")).toBe("before");
    await form.getByRole("button", { name: "Send" }).click();
    await page.getByRole("alertdialog", { name: "Form Submitted" }).waitFor();

    const laterPage = await browser.newPage();
    await laterPage.goto(`${url}/reviews`);
    await laterPage.getByText(NEW_WORDS).waitFor();
  },
);

test("100 requests a second are all answered while the release is switched four times", async () => {
  // All requests come from one IP address, whose default limit a busy machine may exceed.
  const server = await serve({ MAX_BODIES_PER_ADDRESS: "100" });
  const [newer, older] = keptReleases(site);
  const switches = () => server.console.filter((line) => line.startsWith("Serves another")).length;
  let isOver = false;
  const load = loadSteadily({
    perSecond: 100,
    isOver: () => isOver,
    async send(number) {
      if (number % 20 === 0) {
        const status = await sendOnce(newVisitor(), server.url);
        return status === 202 ? undefined : `A form: ${status}`;
      }
      const response = await fetch(`${server.url}/${number % 2 ? "reviews" : ""}`);
      const isWhole = (await response.text()).includes("</html>");
      return response.status === 200 && isWhole ? undefined : `A page: ${response.status}`;
    },
  });
  for (let done = 0; done < 4; done += 1) {
    const next = keptReleases(site).find(({ isCurrent }) => !isCurrent);
    await switchTo({ ...owner, site }, next?.name ?? "");
    await vi.waitUntil(() => switches() === done + 1, 20_000);
  }
  isOver = true;
  const { answered, failures } = await load;
  expect([newer, older].every(Boolean)).toBe(true);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test("a failed publish gives the reason and leaves the site unchanged, and two people cannot publish at once", async () => {
  const before = currentRelease(releases);
  const built = join(releases, String(before), "build");
  const steps: StepReport[] = [];
  const attempt = (build: Build) =>
    publish({ ...owner, site, build, onStep: (step) => steps.push(step) });

  const full = attempt(() => Promise.reject(new Error("ENOSPC: no space left on device, write")));
  await expect(attempt(() => Promise.resolve())).rejects.toThrow("ana is publishing now");
  await expect(full).rejects.toThrow("The disk is full.");
  await expect(
    attempt(async (_, folder) => {
      await copyOf(built)(site, folder);
      rmSync(join(folder, "client/assets"), { recursive: true });
    }),
  ).rejects.toThrow(/The file \/assets\/.* answers 404/);
  expect(steps.findLast(({ state }) => state === "failed")?.step).toBe("try");
  expect(currentRelease(releases)).toBe(before);
  expect(readdirSync(releases).filter((name) => name.startsWith("."))).toEqual([]);
});
