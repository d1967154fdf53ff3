import type { Content as SiteContent } from "#content/content.ts";
import { summary as words } from "#content/mail/summary.ts";
import { html } from "hono/html";

import { referenceOf } from "#forms/reference-number.ts";
import { schoolFormat } from "../core/school-clock.ts";
import {
  type Content,
  figureTable,
  mutedParagraph,
  notice,
  paragraph,
  phoneLink,
  subheading,
  unbroken,
} from "../mail/html/mail-elements.ts";
import { mailPage } from "../mail/html/mail-page.ts";
import { fullName, storedFields } from "../mail/stored-fields.ts";
import type { Mail } from "../mail/transport.ts";
import type { UndeliveredReceipt } from "../store/reports.ts";
import type { DiskSpace } from "./disk-space.ts";
import type { SummaryFigures } from "./summary-figures.ts";
import { datesWarning, problemsIn, senderOf } from "./summary-problems.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Limits of the lists of undelivered receipts and start dates. */
const MOST_RECEIPTS = 50;
const MOST_DATES = 12;

const day = schoolFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const dayOfYear = schoolFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** The summary mail: what the site received and sent in a period, and what needs attention. */
export function summaryBody(
  figures: SummaryFigures,
  school: SiteContent["school"],
): Pick<Mail, "subject" | "text" | "html"> {
  const { timeZone } = school;
  const subject = words.subject(figures.received.application, figures.received.contact);
  const period = words.period(
    dayOfYear(figures.period.from, timeZone),
    dayOfYear(figures.period.to, timeZone),
  );
  const problems = problemsIn(figures, timeZone);
  const sections = sectionsOf(figures);
  const footer = words.footer(day(figures.nextAt, timeZone));
  const body: Content = [
    ...datesWarning(figures).map((sentence) => notice(sentence)),
    problems.length > 0
      ? notice([
          html`<strong>${words.attention}</strong>`,
          problems.map((problem) => html`<br />${problem}`),
        ])
      : paragraph(words.allIsWell),
    sections.map(({ heading, text, rows }) => [
      subheading(heading),
      text ? mutedParagraph(text) : "",
      rows.length > 0
        ? figureTable(rows.map(([label, value, shown]) => shown ?? [label, value]))
        : "",
    ]),
  ];
  return {
    subject,
    text: [
      ...datesWarning(figures),
      period,
      problems.length > 0
        ? [`${words.attention}:`, ...problems.map((problem) => `- ${problem}`)].join("\n")
        : words.allIsWell,
      ...sections.map(plainText),
      footer,
    ].join("\n\n"),
    html: mailPage({
      school,
      title: subject,
      kicker: period,
      heading: words.heading,
      content: body,
      footer,
    }),
  };
}

interface Section {
  heading: string;
  text?: string;
  rows: readonly Row[];
}

/** `shown` is what the HTML says in place of label and value. */
type Row = readonly [label: string, value: string, shown?: readonly [Content, Content]];

function sectionsOf(figures: SummaryFigures): Section[] {
  const { received, sent, kept, waiting, dead, held, undelivered, unanswered, comingDates } =
    figures;
  const number = (value: number) => value.toLocaleString("en");
  const { mails, dates, server } = words;
  return [
    {
      heading: words.received.heading,
      rows: [
        [words.received.applications, number(received.application)],
        [words.received.messages, number(received.contact)],
      ],
    },
    ...(unanswered.length > 0 ? [unansweredSection(figures)] : []),
    {
      heading: mails.heading,
      rows: [
        [mails.sent, number(sent)],
        ...(kept > 0 ? [[mails.kept, number(kept)] satisfies Row] : []),
        [mails.held, number(held)],
        [mails.waiting, number(waiting.school + waiting.receipt)],
        [mails.deadToSchool, number(dead.school)],
        [mails.deadReceipts, number(dead.receipt)],
      ],
    },
    ...(undelivered.length > 0 ? [undeliveredSection(undelivered)] : []),
    {
      heading: dates.heading,
      ...(comingDates.length === 0 && { text: dates.none }),
      rows: [
        ...comingDates.slice(0, MOST_DATES).map(({ label }): Row => [label, ""]),
        ...moreRow(comingDates.length - MOST_DATES, dates.more),
      ],
    },
    {
      heading: server.heading,
      rows: [
        [server.backup, backupAge(figures)],
        [server.disk, freeSpace(figures.disk)],
      ],
    },
  ];
}

function unansweredSection({ unanswered, now }: SummaryFigures): Section {
  const { heading, text, days } = words.unanswered;
  const rows = unanswered.map((submission): Row => {
    const waited = days(Math.floor((now - Date.parse(submission.received_at)) / DAY));
    const reference = `(${referenceOf(submission.id)})`;
    const name = senderOf(submission);
    return [`${name} ${reference}`, waited, [[`${name} `, unbroken(reference)], waited]];
  });
  return { heading, text, rows };
}

function undeliveredSection(undelivered: readonly UndeliveredReceipt[]): Section {
  const { heading, text, noName, noPhone, more } = words.undelivered;
  const rows = undelivered.slice(0, MOST_RECEIPTS).map((receipt): Row => {
    const fields = storedFields(receipt) ?? {};
    const name = fullName(fields) || noName;
    const phone = fields["phoneNumber"];
    const reference = `(${referenceOf(receipt.id)})`;
    const shownPhone = phone ? phoneLink(phone) : noPhone;
    const shown = [[`${name} `, unbroken(reference)], shownPhone] as const;
    return [`${name} ${reference}`, phone ?? noPhone, shown];
  });
  return { heading, text, rows: [...rows, ...moreRow(undelivered.length - MOST_RECEIPTS, more)] };
}

function moreRow(rest: number, say: (rest: number) => string): Row[] {
  return rest > 0 ? [[say(rest), ""]] : [];
}

function backupAge({ now, newestBackup }: SummaryFigures): string {
  const { noBackup, ago } = words.server;
  if (newestBackup === undefined) return noBackup;
  const age = Math.max(0, now - newestBackup);
  return age < 2 * DAY ? ago.hours(Math.floor(age / HOUR)) : ago.days(Math.floor(age / DAY));
}

function freeSpace(disk: DiskSpace | undefined): string {
  if (!disk) return words.server.unknown;
  const gigabytes = `${(disk.freeBytes / 1e9).toFixed(1)} GB`;
  return words.server.free(gigabytes, Math.floor((disk.freeBytes / disk.totalBytes) * 100));
}

function plainText({ heading, text, rows }: Section): string {
  const lines = rows.map(([label, value]) => (value ? `${label}: ${value}` : label));
  return [heading, ...(text ? [text] : []), ...lines].join("\n");
}
