import type { Page } from "@playwright/test";

import { chatButton, chatWindow, messageField } from "../support/components/drive-chat.ts";
import { heroOf } from "../support/components/hero-rotation.ts";
import { interactive, openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { pauseSplash } from "../support/components/pause-splash.ts";
import { content } from "../support/site-content.ts";

test.use({ reducedMotion: "no-preference" });

const SCRIPTS = "**/assets/*.js";

/** Delays the site's scripts until the test releases them, as on a slow connection. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("a click before hydration takes effect once afterwards, in the hero, the theme menu, the chat and the gallery", async ({
  page,
}) => {
  await test.step("Pause stops the rotation of the hero’s pictures", async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto("/");
    const hero = heroOf(page);
    await hero.pause.click();
    await expect(hero.pause).toBeVisible();
    releaseScripts();
    // A second dispatch of the click would have pressed Play.
    await expect(hero.play).toBeVisible();
    await interactive(page);
    await expect(hero.play).toBeVisible();
  });
  await test.step("a theme is applied, and its menu closes", async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Colour theme" }).click();
    const dark = page.getByText("Dark", { exact: true }).filter({ visible: true });
    await dark.click();
    releaseScripts();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(dark).toHaveCount(0);
  });
  await test.step("the chat opens and focuses its message field", async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto("/aboutus");
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
    releaseScripts();
    await expect(messageField(page)).toBeFocused();
  });
  await test.step("a thumbnail opens the lightbox", async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto("/reviews");
    await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
    releaseScripts();
    await expect(page.getByRole("dialog", { name: /^Unforgettable Moments/ })).toBeVisible();
    await expect(page).toHaveURL("/reviews");
  });
});

test("of several tabs clicked before hydration, only the last one pulses, and is selected after hydration", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/program");
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  const pulsing = () =>
    tabs.evaluateAll((all) =>
      all.flatMap((tab, index) =>
        tab
          .getAnimations()
          .some((animation) => animation.effect?.getTiming().iterations === Infinity)
          ? [index]
          : [],
      ),
    );
  expect(await pulsing()).toEqual([2]);
  releaseScripts();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "false");
  expect(await pulsing()).toEqual([]);
});

test("the Send button sends the message even if it is pressed before and released after hydration", async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const releaseScripts = await delayScripts(page);
    await page.goto("/reviews");
    const form = page.getByRole("contentinfo");
    // On phones the form is closed.
    if (width === 320) await form.getByText("Write to us here").click();
    await form.getByLabel("Your email").fill("mina@example.com");
    await form.getByLabel("Your message").fill("Is there a course in the spring?");
    await form.getByRole("button", { name: "Send" }).hover();
    await page.mouse.down();
    releaseScripts();
    await interactive(page);
    await page.mouse.up();
    await expect(page.getByRole("alertdialog", { name: "Form Submitted" })).toBeVisible();
  }
});

test("before hydration, a key press ends the splash, and answers typed then keep focus and caret and are saved afterwards", async ({
  page,
}) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/apply", { waitUntil: "commit" });
  const splash = page.getByText("APPLICATION FORM", { exact: true });
  await pauseSplash(splash);
  await page.keyboard.press("a");
  await expect(splash).toBeHidden();
  await page.getByLabel("Course dates").selectOption("May 5th 2025");
  await page.getByLabel("City").click();
  await page.keyboard.type("Gal");
  releaseScripts();
  await interactive(page);
  await expect(splash).toHaveCount(0);
  await expect(page.getByLabel("City")).toBeFocused();
  await page.keyboard.type("way");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Course dates")).toHaveValue("May 5th 2025");
});

test("hydration keeps every element of a page that nothing has changed", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const removed: string[] = [];
      Object.assign(window, { removed });
      new MutationObserver((records) => {
        for (const { removedNodes } of records) {
          for (const node of removedNodes) {
            if (node instanceof Element) removed.push(node.outerHTML.slice(0, 100));
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
  });
  for (const path of PAGES) {
    await openPage(page, path);
    const removed = await page.evaluate(() => Reflect.get(window, "removed"));
    // A script removes the script element that starts React Router, and a splash may be over.
    expect(
      removed.filter((html: string) => !/^<script|splash/.test(html)),
      path,
    ).toEqual([]);
  }
});

test("links work before hydration", async ({ page }) => {
  await delayScripts(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
});

test("when the scripts fail to load, the browser posts the contact form, thumbnails open files, and all content is shown", async ({
  page,
  site,
  allow,
}) => {
  allow.console(/ERR_FAILED/);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/program");
  for (const { answer } of content.program.faq.questions)
    await expect(page.getByText(answer[0] ?? "")).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply Now January 6th" })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);

  await page.getByRole("banner").getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
  await expect(page).toHaveURL(/gallery-beach-1200\.webp$/);
  await page.goBack();
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill("no-framework@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Form Submitted" })).toBeVisible();
  expect(await site.mailsFrom("no-framework@example.com")).toHaveLength(1);
});

/** What keeps a page from being hydrated, and how it is reported. */
const failures: { what: string; cause: (page: Page) => Promise<unknown>; report: string }[] = [
  {
    what: "the content’s file fails to load",
    cause: (page) => page.route("**/content/*.js", (route) => route.fulfill({ status: 404 })),
    report: "file",
  },
  {
    what: "a script cannot be parsed",
    cause: (page) =>
      page.route("**/assets/site-*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "const" }),
      ),
    report: "uncaught SyntaxError ",
  },
  {
    what: "the start script throws",
    cause: (page) =>
      page.addInitScript(() => {
        document.importNode = () => {
          throw new RangeError("No import");
        };
      }),
    report: "uncaught RangeError ",
  },
];

for (const { what, cause, report } of failures) {
  test(`when ${what}, the page stays as it is without JavaScript, which is reported once`, async ({
    page,
    allow,
  }) => {
    allow.console(/status of 404|Unexpected|No import/);
    const reports: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/errors")) reports.push(request.postData());
    });
    await cause(page);
    const reported = page.waitForRequest("**/api/errors");
    await page.goto("/program");
    for (const { answer } of content.program.faq.questions) {
      await expect(page.getByText(answer[0] ?? "")).toBeVisible();
    }
    await expect(page.getByRole("tab")).toHaveCount(0);
    await reported;
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    expect(reports).toEqual([report]);
  });
}

test("each response that is rendered per request has its own CSP nonce", async ({ request }) => {
  const nonces = new Set<string | undefined>();
  for (let count = 0; count < 3; count += 1) {
    const response = await request.post("/", { form: { message: "Hello" } });
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
    expect(policy).not.toContain("unsafe-inline");
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});
