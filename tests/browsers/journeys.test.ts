import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";

import { mayInstallPackages } from "../../tools/programs/ensure-programs.ts";
import { screenReader } from "../../tools/programs/programs.ts";
import { applicant, entries } from "../support/components/applicant.ts";
import {
  allAnswers,
  answersMissingIn,
  makeVisit,
  soundVisit,
} from "../support/mutations/make-visit.ts";
import { startMutatingProxy } from "../support/mutations/mutating-proxy.ts";
import { mutationNames } from "../support/mutations/mutations.ts";
import { listenOnFreePort } from "../support/processes/free-port.ts";
import { browsers, openSiteInBrowsers } from "./tested-browsers.ts";
import * as pageState from "./page-state.ts";
import { answerByKeyboard, type Visitor, visitorWith } from "./visitor.ts";
import { startStudio, studioDatabase } from "../support/processes/studio-process.ts";
import { content } from "../support/site-content.ts";

const { home, school, videos } = content;

const { drivers, siteUrl, mailsFrom, restartAfterFailures } = openSiteInBrowsers();

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
    const answer = await fetch(siteUrl() + url);
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    response.end(type.startsWith("text/html") ? html(await answer.text()) : await answer.bytes());
  });
  const url = `http://localhost:${await listenOnFreePort(proxy)}`;
  onTestFinished(() => proxy.close().closeAllConnections());
  return { url, reports, asked };
}

describe.each(browsers)("in $browser", ({ browser, start }) => {
  restartAfterFailures({ browser, start });
  const journey = {
    skip: !start,
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
    visitor = visitorWith(driver, siteUrl());
    await visitor.resize(1000, 760);
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

    const [mail, ...others] = await mailsFrom(answers.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("New Application Form");
    expect(mail?.to?.[0]?.address).toBe(school.email);
    expect(mail?.text).toContain("Course dates: January 6th 2025");
    expect(answersMissingIn(mail ?? {}, answers)).toEqual([]);
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

  // The pages with the most that moves, and the most to lose; changed-html.spec.ts visits all.
  test.each(["/", "/apply"])(
    "with all changes of extensions at once, %s works as before, and what is sent arrives",
    journey,
    async (path) => {
      const driver = drivers.get(browser);
      if (!driver) return;
      await driver.resize(320, 240);
      const proxy = await startMutatingProxy(siteUrl());
      onTestFinished(proxy.close);
      const unchanged = await makeVisit(driver, proxy, path, allAnswers(`${browser}-unchanged`));
      expect(unchanged).toMatchObject(soundVisit(path));
      const answers = allAnswers(`${browser}-changed`);
      const visit = await makeVisit(driver, proxy, path, answers, mutationNames);
      const seen = { changes: mutationNames.length, replaced: visit.replaced };
      expect(visit).toEqual({ ...unchanged, ...seen });
      const missing = (await mailsFrom(answers["email"] ?? "")).map((mail) =>
        answersMissingIn(mail, answers),
      );
      expect(missing).toEqual(path === "/apply" ? [[]] : []);
    },
  );

  test("only a page that was changed is reported", journey, async () => {
    const left = await startProxy({ scripts: /\.js$/ });
    await drivers.get(browser)?.open(`${left.url}/program`);
    await expect.poll(() => left.asked.filter((path) => path.endsWith(".js"))).not.toEqual([]);
    const changed = await startProxy({
      html: (page) => page.replaceAll("<input", "<b>typed</b><input"),
    });
    await drivers.get(browser)?.open(`${changed.url}/program`);
    await expect.poll(() => changed.reports).toEqual([expect.stringMatching(/^uncaught 418 /)]);
    expect(left.reports).toEqual([]);
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
