import { summary as words } from "#content/mail/summary.ts";
import { html } from "hono/html";

import { referenceOf } from "#forms/reference-number.ts";
import { schoolFormat } from "../core/school-clock.ts";
import {
  type Content,
  figureTable,
  link,
  notice,
  paragraph,
  quietParagraph,
  subheading,
  unbroken,
} from "../mail/html/mail-elements.ts";
import { mailPage } from "../mail/html/mail-page.ts";
import { storedFields } from "../mail/stored-fields.ts";
import type { Mail } from "../mail/transport.ts";
import type { UndeliveredReceipt } from "../store/reports.ts";
import type { DiskSpace } from "./disk-space.ts";
import type { SummaryFigures } from "./summary-figures.ts";
import { datesWarning, problemsIn } from "./summary-problems.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Limits of the lists of undelivered receipts and start dates. */
const MOST_RECEIPTS = 50;
const MOST_DATES = 12;

const day = schoolFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const dayOfYear = schoolFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** The summary mail: what the site received and sent in a period, and what needs attention. */
export function summaryBody(figures: SummaryFigures): Pick<Mail, "subject" | "text" | "html"> {
  const subject = words.subject(figures.received.application, figures.received.contact);
  const period = words.period(dayOfYear(figures.period.from), dayOfYear(figures.period.to));
  const problems = problemsIn(figures);
  const sections = sectionsOf(figures);
  const footer = words.footer(day(figures.nextAt));
  const body: Content = [
    ...datesWarning(figures).map((sentence) => notice(sentence)),
    problems.length > 0
      ? notice([
          html`<strong>${words.attention}</strong>`,
          problems.map((problem) => html`<br />${problem}`),
        ])
      : paragraph(words.allIsWell),
    sections.map(({ heading, text, rows, contents }) => [
      subheading(heading),
      text ? quietParagraph(text) : "",
      contents ?? figureTable(rows),
    ]),
  ];
  return {
    subject,
    text: plainText({ period, problems, figures, sections, footer }),
    html: mailPage({
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
  rows: readonly (readonly [label: string, value: string])[];
  /** Replaces the table in the HTML. */
  contents?: Content;
}

function sectionsOf(figures: SummaryFigures): Section[] {
  const { received, sent, kept, waiting, dead, held, undelivered, comingDates } = figures;
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
    {
      heading: mails.heading,
      rows: [
        [mails.sent, number(sent)],
        ...(kept > 0 ? [[mails.kept, number(kept)] as const] : []),
        [mails.held, number(held)],
        [mails.waiting, number(waiting.school + waiting.receipt)],
        [mails.deadToSchool, number(dead.school)],
        [mails.deadReceipts, number(dead.receipt)],
      ],
    },
    ...(undelivered.length > 0 ? [undeliveredSection(undelivered)] : []),
    comingDates.length > 0
      ? {
          heading: dates.heading,
          rows: [
            ...comingDates.slice(0, MOST_DATES).map(({ label }) => [label, ""] as const),
            ...moreRow(comingDates.length - MOST_DATES, dates.more),
          ],
        }
      : { heading: dates.heading, rows: [], contents: paragraph(dates.none) },
    {
      heading: server.heading,
      rows: [
        [server.backup, backupAge(figures)],
        [server.disk, freeSpace(figures.disk)],
      ],
    },
  ];
}

function undeliveredSection(undelivered: readonly UndeliveredReceipt[]): Section {
  const { heading, text, noName, noPhone, more } = words.undelivered;
  const named = undelivered.slice(0, MOST_RECEIPTS).map((receipt) => {
    const fields = storedFields(receipt) ?? {};
    const name = [fields["name"], fields["lastName"]].filter(Boolean).join(" ") || noName;
    return { name, phone: fields["phoneNumber"], reference: referenceOf(receipt.id) };
  });
  return {
    heading,
    text,
    rows: [
      ...named.map(
        ({ name, phone, reference }) => [`${name} (${reference})`, phone ?? noPhone] as const,
      ),
      ...moreRow(undelivered.length - MOST_RECEIPTS, more),
    ],
    contents: [
      figureTable(
        named.map(({ name, phone, reference }) => [
          [`${name} `, unbroken(`(${reference})`)],
          phone ? link(`tel:${phone}`, phone) : noPhone,
        ]),
      ),
      moreRow(undelivered.length - MOST_RECEIPTS, more).map(([rest]) => paragraph(rest)),
    ],
  };
}

function moreRow(rest: number, say: (rest: number) => string): (readonly [string, string])[] {
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

interface PlainText {
  period: string;
  problems: readonly string[];
  figures: SummaryFigures;
  sections: readonly Section[];
  footer: string;
}

function plainText({ period, problems, figures, sections, footer }: PlainText): string {
  const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
  return [
    ...datesWarning(figures),
    period,
    problems.length > 0 ? `${words.attention}:\n${bullets(problems)}` : words.allIsWell,
    ...sections.map(({ heading, text, rows }) =>
      [
        heading,
        ...(text ? [text] : []),
        ...(rows.length > 0
          ? rows.map(([label, value]) => (value ? `${label}: ${value}` : label))
          : [words.dates.none]),
      ].join("\n"),
    ),
    footer,
  ].join("\n\n");
}
