import type { Content as SiteContent } from "#content/content.ts";
import { putAside as words } from "#content/mail/put-aside.ts";
import { html } from "hono/html";

import { referenceOf } from "#forms/reference-number.ts";
import { schoolDateAndTime } from "../core/school-clock.ts";
import {
  type Content,
  mutedParagraph,
  paragraph,
  quotation,
  subheading,
} from "../mail/html/mail-elements.ts";
import { mailPage } from "../mail/html/mail-page.ts";
import type { Mail } from "../mail/transport.ts";
import type { HeldSubmissions } from "../store/reports.ts";

/** Submissions in one mail; with LONGEST_TEXT, at most 20,000 characters of visitors' text. */
export const MOST_SHOWN = 40;
const LONGEST_TEXT = 500;

/** The mail that lists held submissions, the newest first, with the command to release each. */
export function putAsideBody(
  held: HeldSubmissions,
  school: SiteContent["school"],
): Pick<Mail, "subject" | "text" | "html"> {
  const subject = words.subject(held.count);
  const shown = held.newest.map((submission) => {
    const reference = referenceOf(submission.id);
    return {
      heading: `${words.form[submission.form]} ${reference}`,
      received: `${words.received} ${schoolDateAndTime(new Date(submission.received_at), school.timeZone)}`,
      text: shortened(submission.text),
      command: words.release(reference),
    };
  });
  const introduction = held.count > 0 ? [words.why, words.what] : [words.none];
  const rest = held.count - shown.length;
  const more = rest > 0 ? [words.more(rest)] : [];
  const content: Content = [
    introduction.map(paragraph),
    shown.map(({ heading, received, text, command }) => [
      subheading(heading),
      mutedParagraph(received),
      quotation(text),
      mutedParagraph(html`<code>${command}</code>`),
    ]),
    more.map(paragraph),
  ];
  return {
    subject,
    text: [
      ...introduction,
      ...shown.map(({ heading, received, text, command }) =>
        [heading, received, text.replaceAll(/^/gm, "> "), command].join("\n"),
      ),
      ...more,
    ].join("\n\n"),
    html: mailPage({
      school,
      title: subject,
      kicker: "",
      heading: words.heading,
      content,
      footer: "",
    }),
  };
}

/** Truncates to 500 characters, without splitting a surrogate pair. */
function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replace(/\uFFFD$/, "")} ${words.shortened}`;
}
