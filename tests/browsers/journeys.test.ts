import { randomUUID } from "node:crypto";

import { applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mayInstallPackages } from "../../tools/programs/ensure-programs.ts";
import { screenReader } from "../../tools/programs/programs.ts";
import { applicant, entries } from "../support/components/applicant.ts";
import { type MailServer, startMailServer } from "../support/mail/mail-server.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";
import type { Driver } from "./driver.ts";
import { browsers, isResponsive } from "./tested-browsers.ts";
import * as pageState from "./page-state.ts";
import { answerByKeyboard, type Visitor, visitorWith } from "./visitor.ts";
import { startStudio, studioDatabase } from "../support/processes/studio-process.ts";
import { content } from "../support/site-content.ts";

const { home, school, videos } = content;

let mailServer: MailServer;
let site: SiteProcess;
const drivers = new Map<string, Driver>();

beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startSite({ SMTP_URL: mailServer.url });
  const starting = browsers.map(async ({ browser, start }) => {
    if (start) drivers.set(browser, await start());
  });
  await Promise.all(starting);
}, 60_000);

afterAll(async () => {
  for (const driver of drivers.values()) await driver.close();
  await site.stop();
  await mailServer.close();
});

describe.each(browsers)("in $browser", ({ browser, start }) => {
  const journey = {
    skip: !start,
    timeout: 120_000,
    // Retry a journey after an error of the browser, but not after a failed assertion.
    retry: { count: 1, condition: ({ name }: { name?: string }) => name !== "AssertionError" },
  };
  // Where Orca is installed, heard-journeys.test.ts tests the same journeys in Firefox.
  const isCoveredByOrca = browser === "Firefox" && screenReader.find() !== undefined;
  const unlessCovered = { ...journey, skip: !start || isCoveredByOrca };
  let visitor: Visitor;

  beforeEach(async () => {
    const driver = drivers.get(browser);
    if (!driver) return;
    visitor = visitorWith(driver, site.url);
    await visitor.resize(1000, 760);
  });

  // Restart a browser after a failure, so that later journeys do not fail as well: after an error
  // in the video journey, once in hundreds of runs, WebKitGTK no longer responded.
  afterEach(async ({ task }) => {
    const driver = drivers.get(browser);
    if (!start || !driver) return;
    const responds = await isResponsive(driver);
    if (responds && task.result?.state !== "fail") return;
    await driver.close();
    drivers.set(browser, await start());
    if (!responds) throw new Error(`${browser} stopped responding and was restarted.`);
  });

  test("an application is corrected by its links to the fields", unlessCovered, async () => {
    const answers = {
      ...applicant(randomUUID().slice(0, 8)),
      // Short, because they are typed key by key.
      universityName: "Galway",
      professionalBackground: "Two years in a library.\nA summer at sea.",
    };
    await visitor.goTo("/");
    await visitor.click("button", "2025");
    await visitor.click("link", "Apply Now January 6th Started");
    await visitor.see("heading", "Apply for the course");
    // A key press ends the splash.
    await visitor.press("Escape");

    await visitor.click("button", "Submit");
    await expect.poll(() => visitor.ask(pageState.focusedAlert)).not.toBe("");
    const summary = await visitor.ask(pageState.focusedAlert);
    for (const [field] of entries(answers)) {
      expect(summary).toContain(applicationFieldTexts[field].required);
    }
    expect(await visitor.ask(pageState.title)).toMatch(/^Error: /);
    await visitor.click("link", applicationFieldTexts.name.required);
    await expect.poll(() => visitor.ask(pageState.nameOfFocused)).toBe("name");

    await answerByKeyboard(visitor, answers);
    await visitor.click("button", "Submit");
    await visitor.see("alertdialog", "Success!");
    await visitor.click("button", "OK");
    await visitor.see("heading", "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE");

    const mails = () =>
      mailServer.received.filter(({ replyTo }) => replyTo?.[0]?.address === answers.email);
    await expect.poll(() => mails().length).toBe(1);
    const [mail] = mails();
    expect(mail?.subject).toBe("New Application Form");
    expect(mail?.to?.[0]?.address).toBe(school.email);
    const text = mail?.text?.replaceAll("\r\n", "\n");
    expect(text).toContain("Course dates: January 6th 2025");
    for (const [, answer] of entries(answers)) expect(text).toContain(answer);
  });

  test("the phone menu works by keyboard", unlessCovered, async () => {
    await visitor.resize(700, 600);
    await visitor.goTo("/");
    // The menu button comes after the skip link, the logo and the Apply link.
    await visitor.press("Tab", "Tab", "Tab", "Tab");
    const button = await visitor.see("button", "Menu");
    expect(await visitor.hasFocus(button)).toBe(true);
    expect(await visitor.seesNo("link", "Review")).toBe(true);
    await visitor.press("Enter");
    await visitor.see("link", "Review");
    await visitor.press("Escape");
    await expect.poll(() => visitor.ask(pageState.isMenuOpen)).toBe("false");
    expect(await visitor.hasFocus(button)).toBe(true);
    await visitor.press("Enter", "Tab", "Tab", "Tab", "Enter");
    await visitor.see("heading", "Program");
    expect(await visitor.ask(pageState.isMenuOpen)).toBe("false");
  });

  test("a video plays in a modal", journey, async () => {
    await visitor.goTo("/");
    const hasDecoder = (await visitor.ask(pageState.decodesH264)) === "true";
    const mayLackDecoder = !mayInstallPackages();
    const message = `${browser} has no decoder for H.264 and AAC`;
    expect(hasDecoder || mayLackDecoder, message).toBe(true);
    await visitor.click("link", "Play: Welcome to the bay");
    const dialog = await visitor.see("dialog", "Welcome to the bay");
    await expect
      .poll(() => visitor.ask(pageState.playingFile, dialog))
      .toMatch(hasDecoder ? /\.mp4$/ : /\.webm$/);
    await visitor.press("Escape");
    await expect.poll(() => visitor.seesNo("dialog", "Welcome to the bay")).toBe(true);
    const card = await visitor.see("link", "Play: Welcome to the bay");
    expect(await visitor.hasFocus(card)).toBe(true);
    await visitor.open(videos.welcome.secondFormat?.address ?? "");
    await expect.poll(() => visitor.ask(pageState.playingFile)).toMatch(/\.webm$/);
  });

  // Firefox shows the editor as Chromium does, in which tests/studio edits.
  const inWebkit = { ...journey, skip: !start || browser !== "WebKit" };

  test(
    "the owner clicks on a heading of her website and goes on writing it",
    inWebkit,
    async () => {
      const driver = drivers.get(browser);
      if (!driver) return;
      const database = await studioDatabase();
      const studio = await startStudio({ DATABASE_URL: database.url });
      const owner = visitorWith(driver, studio.url);
      await owner.resize(1280, 800);
      await owner.open("/website");
      await expect.poll(() => owner.ask(pageState.widthOfFrame)).toBe("100");
      await expect
        .poll(
          async () => {
            await owner.clickAt(pageState.placeOfHeading);
            return owner.ask(pageState.focusedText);
          },
          { message: "once the studio’s scripts run" },
        )
        .toBe(home.hero.heading);
      await owner.type(" now");
      await expect.poll(() => owner.ask(pageState.headingInFrame)).toMatch(/ now$/i);
      await studio.stop();
      await database.remove();
    },
  );
});
