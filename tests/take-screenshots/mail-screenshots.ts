import { mkdirSync, writeFileSync } from "node:fs";
import type { StartDate } from "#content/course/start-dates.ts";

import { TIME_ZONE_FIELD } from "#forms/contract.ts";
import { composeMail } from "#server/mail/compose-mail.ts";
import type { Mail } from "#server/mail/transport.ts";
import { putAsideBody } from "#server/system-mails/put-aside-mail.ts";
import { summaryBody } from "#server/system-mails/summary-mail.ts";
import { applicant } from "../support/components/applicant.ts";
import { toWebp } from "../support/page/webp.ts";
import { sampleSubmission } from "../support/server/sample-submission.ts";
import { startChromium } from "./start-chromium.ts";
import { content } from "../support/site-content.ts";

// Takes screenshots of the mails, as phones and desktops show them, for docs/.
const FOLDER = "docs/mails";
const WIDTHS = [375, 820];
const SCHEMES = ["light", "dark"] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2025, 0, 6, 14);

const addresses = { mailFrom: "website@banderas-tefl.example", mailTo: "school@example.com" };
const id = "01a2049d-b244-7aed-97e8-fed561b89d23";
const fields = { courseDates: "February 3rd 2025", ...applicant("sample") };
const application = sampleSubmission(id, {
  form: "application",
  fields: JSON.stringify({ ...fields, [TIME_ZONE_FIELD]: "Europe/Dublin" }),
  text: "Course dates: February 3rd 2025",
});
const message = sampleSubmission("01a2049d-b244-7371-9e3d-75721219756d", {
  fields: JSON.stringify({
    email: "mina@example.com",
    message: "Hello,\n\nis there still a place in February?\n\nMina",
  }),
});
const comingDates: readonly StartDate[] = content.startDates.slice(2);

const booking = { label: "Choose a time for the interview", address: "https://book.example" };
const answered = { ...content, interview: { answerDays: 2, minutes: 20, booking } };
const receipt = composeMail({ id, kind: "receipt", submission: application }, answered, addresses);
const mails = {
  application: composeMail({ id, kind: "school", submission: application }, content, {
    ...addresses,
    studioUrl: "https://studio.banderas-tefl.example",
  }).html,
  receipt: withPictures(receipt),
  summary: summaryBody(
    {
      now: NOW,
      period: { from: NOW - 7 * DAY, to: NOW },
      nextAt: NOW + 7 * DAY,
      received: { application: 1, contact: 1 },
      writers: { count: 2, newest: [message, application] },
      kept: 0,
      waiting: { school: 0, receipt: 0, oldestSince: undefined },
      waitingBecause: undefined,
      dead: { school: 0, receipt: 1, oldestSince: NOW - DAY },
      held: { school: 1, receipt: 0, oldestSince: NOW - DAY },
      undelivered: [{ id, fields: application.fields, text: "", last_error: "550 No such user" }],
      unanswered: [{ ...application, received_at: new Date(NOW - 3 * DAY).toISOString() }],
      newestBackup: NOW - 9 * HOUR,
      disk: { freeBytes: 61e9, totalBytes: 80e9 },
      refusals: [],
      alarmingErrors: 0,
      mailProblems: [],
      upkeep: undefined,
      comingDates,
      lastDateInDays: undefined,
    },
    content,
    "https://studio.banderas-tefl.example",
  ).html,
  "put-aside": putAsideBody(
    {
      count: 2,
      newest: [application, message].map((submission) => ({ ...submission, held_for: "links" })),
      oldestSince: NOW - DAY,
    },
    content,
    "https://studio.banderas-tefl.example",
  ).html,
};

mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 600 }, colorScheme });
    for (const [name, html] of Object.entries(mails)) {
      await page.setContent(html ?? "");
      const path = `${FOLDER}/${name}-${width}-${colorScheme}.webp`;
      writeFileSync(path, await toWebp(page, await page.screenshot({ fullPage: true })));
    }
    await page.close();
  }
}
await browser.close();

/** The HTML of a mail with its attached pictures in it. */
function withPictures({ html = "", attachments = [] }: Mail): string {
  return attachments.reduce((page, { cid, contentType, content: bytes }) => {
    const picture = `data:${contentType};base64,${Buffer.from(bytes).toString("base64")}`;
    return cid ? page.replace(`cid:${cid}`, picture) : page;
  }, html);
}
