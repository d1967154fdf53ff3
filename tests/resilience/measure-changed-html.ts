/*
 * Prints what breaks on /apply when its HTML is changed, in three browsers: the table of
 * docs/browser-extensions.md. Takes the folders of checkouts, each with a build.
 */
import { browsers } from "../browsers/tested-browsers.ts";
import { startMailServer } from "../support/mail/mail-server.ts";
import {
  allAnswers,
  differences,
  makeVisit,
  type VisitingBrowser,
} from "../support/mutations/make-visit.ts";
import { startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import { type Mutation, mutationNames } from "../support/mutations/mutations.ts";
import type { Visit } from "../support/mutations/visit-page.ts";
import { startSite } from "../support/processes/site-process.ts";
import { startChromium } from "../take-screenshots/start-chromium.ts";

/** How the table calls what a visit has lost. */
const losses: Partial<Record<keyof Visit, string>> = {
  sheets: "styles",
  styles: "styles",
  theme: "theme",
  lostAnswers: "text",
  keepsFocus: "focus",
  opensChat: "chat",
  checksEmail: "contact form",
  sends: "not sent",
  showsHome: "error screen after sending",
  followsLink: "links",
  errors: "errors",
};

async function startChromiumDriver() {
  const browser = await startChromium();
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  return {
    open: (url: string) => page.goto(url),
    run: (script: () => string) => page.evaluate(script),
    close: () => browser.close(),
  };
}

/** What breaks for each mutation. */
async function measure(
  folder: string,
  start: () => Promise<VisitingBrowser & { close: () => Promise<void> }>,
): Promise<Map<Mutation, string>> {
  const mailServer = await startMailServer();
  const site = await startSite(
    { SMTP_URL: mailServer.url, RATE_LIMIT: "1000" },
    { checkout: folder },
  );
  const proxy = await startMutatingProxy(site.url);
  const driver = await start();
  const browser = {
    open: driver.open,
    async run(script: () => string) {
      await driver.run(confirmCourse);
      return driver.run(script);
    },
  };
  const unchanged = await makeVisit(browser, proxy, "/apply", allAnswers("unchanged"));
  const broken = new Map<Mutation, string>();
  for (const mutation of mutationNames) {
    const answers = allAnswers(`change-${mutationNames.indexOf(mutation)}`);
    const visit = await makeVisit(browser, proxy, "/apply", answers, mutation);
    const found = differences(visit, unchanged);
    const lost = Object.keys(found).flatMap((key) => losses[key as keyof Visit] ?? []);
    broken.set(mutation, [...new Set(lost)].join(", ") || "holds");
  }
  await driver.close();
  proxy.close();
  await site.stop();
  await mailServer.close();
  return broken;
}

/** Runs in the page. Older releases ask whether a course that has begun is meant. */
function confirmCourse(): string {
  document.querySelector<HTMLElement>("dialog[open] button + button")?.click();
  return "";
}

const programs = [
  { browser: "Chromium", start: startChromiumDriver },
  ...browsers.flatMap(({ browser, start }) => (start ? [{ browser, start }] : [])),
];
const folders = process.argv.slice(2);
const columns: { title: string; broken: Map<Mutation, string> }[] = [];
for (const folder of folders.length > 0 ? folders : ["."]) {
  for (const { browser, start } of programs) {
    columns.push({ title: `${folder}: ${browser}`, broken: await measure(folder, start) });
  }
}
const rows = [
  ["change", ...columns.map(({ title }) => title)],
  columns.map(() => "---").concat("---"),
  ...mutationNames.map((mutation) => [
    mutation,
    ...columns.map(({ broken }) => broken.get(mutation)),
  ]),
];
process.stdout.write(rows.map((cells) => `| ${cells.join(" | ")} |\n`).join(""));
