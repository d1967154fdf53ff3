import { expect, onTestFinished, test } from "vitest";

import { hasChromium, launchChromium } from "../../tools/programs/chromium.ts";
import { hasCaddy } from "../support/processes/start-caddy.ts";
import { startCluster } from "../support/processes/cluster.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { buildWith } from "../support/processes/second-build.ts";

const OLD_WORDS = "Watch, look, and picture yourself here.";
const NEW_WORDS = "Look around: this could be you.";

async function openBrowser() {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  return browser;
}

test.skipIf(!hasCaddy || !hasChromium())(
  "on a page opened before an update, route changes and forms still work",
  { timeout: 180_000 },
  async () => {
    const update = buildWith("content/data/reviews.json", OLD_WORDS, NEW_WORDS);
    const { url, servers } = await startCluster("deploy/one/Caddyfile", 1, {
      DATABASE_URL: `sqlite:${temporaryFolder()}/site.db`,
    });
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(url);
    await page.evaluate(() => document.documentElement.setAttribute("data-opened", "before"));
    const form = page.getByRole("contentinfo");
    await form.getByLabel("Your email").fill("mina@example.com");
    await form.getByLabel("Your message").fill("Sent from the page before the update");

    await servers[0]?.stop("SIGTERM");
    await servers[0]?.start(update);

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
