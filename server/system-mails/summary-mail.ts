import type { Content } from "#content/content.ts";
import { summary } from "#content/mail/summary.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";
import { html } from "hono/html";

import { referenceOf } from "#forms/reference-number.ts";
import { DAY } from "../core/durations.ts";
import { schoolFormat } from "../core/school-clock.ts";
import { personUrl } from "../core/settings/studio-access.ts";
import * as part from "../mail/html/mail-elements.ts";
import { mailPage } from "../mail/html/mail-page.ts";
import { printable } from "../mail/shown-text.ts";
import { displayName, fullName, storedFields } from "../mail/stored-fields.ts";
import type { Mail } from "../mail/transport.ts";
import type { UndeliveredReceipt } from "../store/reports.ts";
import type { SummaryFigures } from "./summary-figures.ts";
import { datesWarning, problemsIn, senderOf, lastNode } from "./summary-problems.ts";

/** Limits of the lists of undelivered receipts and start dates. */
const MOST_RECEIPTS = 50;
const MOST_DATES = 12;
/** Characters of an address or a start date. */
const LONGEST_NAME = 60;

const day = schoolFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });
const dayOfYear = schoolFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/**
 * The summary mail: who wrote in a period, and what needs attention. Mails and server are named
 * only among the latter.
 * @param studioUrl undefined: names are no links
 */
export function summaryBody(
  figures: SummaryFigures,
  { school, mailWords }: Pick<Content, "school" | "mailWords">,
  studioUrl: string | undefined,
): Pick<Mail, "subject" | "text" | "html"> {
  const words = withOwnWords(summary, mailWords.summaryMail);
  const { timeZone } = school;
  const { received, undelivered } = figures;
  const inShort = words.sentence(received.application, received.contact, undelivered.length);
  const title = `${inShort.charAt(0).toUpperCase()}${inShort.slice(1)}.`;
  const subject = words.subject(inShort);
  const period = words.period(
    dayOfYear(figures.period.from, timeZone),
    dayOfYear(figures.period.to, timeZone),
  );
  const problems = problemsIn(figures, timeZone);
  const warnings = datesWarning(figures, words);
  const allIsWell = warnings.length > 0 ? [] : [words.allIsWell];
  const sections = [
    unansweredSection(figures, words),
    undeliveredSection(undelivered, words),
    writersSection(figures, studioUrl, words),
    datesSection(figures.comingDates, words),
  ].filter(({ rows }) => rows.length > 0);
  const node = lastNode(figures);
  const renewed = node?.isUsed ? `${words.node(node.before, node.after)} ` : "";
  const footer = renewed + words.footer(day(figures.nextAt, timeZone));
  const body: part.MailNode = [
    ...warnings.map((sentence) => part.notice(sentence)),
    problems.length > 0
      ? part.notice([
          html`<strong>${words.attention}</strong>`,
          problems.map((problem) => html`<br />${problem}`),
        ])
      : allIsWell.map((sentence) => part.paragraph(sentence)),
    sections.map(({ heading, text, rows }) => [
      part.subheading(heading),
      text ? part.mutedParagraph(text) : "",
      part.table(
        "right",
        rows.map(([label, value, shown]) => shown ?? [label, value]),
      ),
    ]),
  ];
  return {
    subject,
    text: [
      ...warnings,
      title,
      period,
      ...(problems.length > 0
        ? [[`${words.attention}:`, ...problems.map((problem) => `- ${problem}`)].join("\n")]
        : allIsWell),
      ...sections.map(plainText),
      footer,
    ].join("\n\n"),
    html: mailPage({
      school,
      title: subject,
      kicker: period,
      heading: title,
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
type Row = readonly [label: string, value: string, shown?: readonly [part.MailNode, part.MailNode]];

type Words = typeof summary;

function datesSection(coming: SummaryFigures["comingDates"], { dates, more }: Words): Section {
  return {
    heading: dates.heading,
    rows: [
      ...coming.slice(0, MOST_DATES).map(({ label }): Row => [label, ""]),
      ...moreRow(coming.length - MOST_DATES, more),
    ],
  };
}

/** Who wrote, with the start date that they want, and how many more did from refused addresses. */
function writersSection(
  { writers, refused }: Pick<SummaryFigures, "writers" | "refused">,
  studioUrl: string | undefined,
  words: Words,
): Section {
  const { heading, message, unnamed } = words.writers;
  const rows = writers.newest.map((submission): Row => {
    const fields = storedFields(submission) ?? {};
    const name = displayName(fields) || printable(fields["email"] ?? "", LONGEST_NAME) || unnamed;
    const wants = printable(fields["courseDates"] ?? "", LONGEST_NAME) || message;
    const page = personUrl(studioUrl, submission.id);
    return page ? [name, wants, [part.link(page, name), wants]] : [name, wants];
  });
  const unwanted = studioUrl && `${studioUrl}/people?state=advertising`;
  return {
    heading,
    rows: [
      ...rows,
      ...moreRow(writers.count - writers.newest.length, words.more),
      ...moreRow(refused, words.writers.refused, unwanted),
    ],
  };
}

function unansweredSection({ unanswered, now }: SummaryFigures, words: Words): Section {
  const { heading, text, days } = words.unanswered;
  const rows = unanswered.oldest.map((submission): Row => {
    const waited = days(Math.floor((now - Date.parse(submission.received_at)) / DAY));
    return rowWithReference(senderOf(submission), submission, waited);
  });
  return { heading, text, rows: [...rows, ...moreRow(unanswered.count - rows.length, words.more)] };
}

function undeliveredSection(undelivered: readonly UndeliveredReceipt[], words: Words): Section {
  const { heading, text, noName, noPhone } = words.undelivered;
  const rows = undelivered.slice(0, MOST_RECEIPTS).map((receipt): Row => {
    const fields = storedFields(receipt) ?? {};
    const name = fullName(fields) || noName;
    const phone = fields["phoneNumber"];
    return rowWithReference(name, receipt, phone ?? noPhone, phone && part.phoneLink(phone));
  });
  return {
    heading,
    text,
    rows: [...rows, ...moreRow(undelivered.length - MOST_RECEIPTS, words.more)],
  };
}

/** @param shown what the HTML says in place of the value */
function rowWithReference(
  name: string,
  { id }: { id: string },
  value: string,
  shown?: part.MailNode,
): Row {
  const reference = `(${referenceOf(id)})`;
  return [`${name} ${reference}`, value, [[`${name} `, part.unbroken(reference)], shown || value]];
}

function moreRow(rest: number, say: (rest: number) => string, page?: string): Row[] {
  if (rest <= 0) return [];
  const text = say(rest);
  return [page ? [text, "", [part.link(page, text), ""]] : [text, ""]];
}

function plainText({ heading, text, rows }: Section): string {
  const lines = rows.map(([label, value]) => (value ? `${label}: ${value}` : label));
  return [heading, ...(text ? [text] : []), ...lines].join("\n");
}
