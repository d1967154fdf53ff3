import type { Content } from "#content/content.ts";
import { putAside } from "#content/mail/put-aside.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";

import { referenceOf } from "#forms/reference-number.ts";
import { schoolDateAndTime } from "../core/school-clock.ts";
import { personUrl } from "../core/settings/studio-access.ts";
import {
  buttons,
  type MailNode,
  mutedParagraph,
  paragraph,
  quotation,
  subheading,
} from "../mail/html/mail-elements.ts";
import { fullName, heldReasons, storedFields } from "../mail/stored-fields.ts";
import { mailPage } from "../mail/html/mail-page.ts";
import type { Mail } from "../mail/transport.ts";
import type { HeldSubmissions } from "../store/reports.ts";
import type { SubmissionsTable } from "../store/schema/tables.ts";

export const MOST_SHOWN = 40;
/** Characters of what somebody wrote: enough to tell a person from advertising. */
const LONGEST_TEXT = 200;

/**
 * The mail that lists what was put aside, the newest first: who wrote what, and why it looks like
 * advertising.
 */
export function putAsideBody(
  held: HeldSubmissions,
  { school, mailWords }: Pick<Content, "school" | "mailWords">,
  studioUrl: string | undefined,
): Pick<Mail, "subject" | "text" | "html"> {
  const words = withOwnWords(putAside, mailWords.putAside);
  const subject = words.subject(held.count);
  const shown = held.newest.map((submission) => entryOf(submission, school, studioUrl, words));
  const instead = studioUrl ? [] : [words.inStudio];
  const introduction = held.count > 0 ? [words.why, words.what, ...instead] : [words.none];
  const rest = held.count - shown.length;
  const more = rest > 0 ? [words.more(rest)] : [];
  const content: MailNode = [
    introduction.map(paragraph),
    shown.map(({ heading, about, text, links }) => [
      subheading(heading),
      about.map(mutedParagraph),
      quotation(text),
      buttons(links),
    ]),
    more.map(paragraph),
  ];
  return {
    subject,
    text: [
      ...introduction,
      ...shown.map(({ heading, about, text, links }) =>
        [
          heading,
          ...about,
          text.replaceAll(/^/gm, "> "),
          ...links.map(([address, label]) => `${label}: ${address}`),
        ].join("\n"),
      ),
      ...more,
    ].join("\n\n"),
    html: mailPage({ school, title: subject, heading: words.heading, content }),
  };
}

function entryOf(
  submission: SubmissionsTable,
  { timeZone }: Content["school"],
  studioUrl: string | undefined,
  words: typeof putAside,
) {
  const { id, form, received_at, email } = submission;
  const fields = storedFields(submission) ?? {};
  const page = personUrl(studioUrl, id);
  const links: [address: string, label: string][] = page
    ? [
        [`${page}#real`, words.real],
        [`${page}#advertising`, words.advertising],
      ]
    : [];
  return {
    heading: `${fullName(fields) || words.unnamed}${email ? `, ${email}` : ""}`,
    about: [
      `${words.form[form]} ${referenceOf(id)}. ${words.received} ${schoolDateAndTime(new Date(received_at), timeZone)}.`,
      ...heldReasons(submission),
    ],
    text: shortened(fields["message"] ?? fields["professionalBackground"] ?? submission.text),
    links,
  };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= LONGEST_TEXT) return text;
  return `${characters.slice(0, LONGEST_TEXT).join("")} ${putAside.shortened}`;
}
