import type { Content } from "#content/content.ts";
import { putAside } from "#content/mail/put-aside.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";

import { referenceOf } from "#forms/reference-number.ts";
import { schoolDateAndTime } from "../core/school-clock.ts";
import { personUrl } from "../core/settings/studio-access.ts";
import * as part from "../mail/html/mail-elements.ts";
import { heldReasons } from "../mail/stored-fields.ts";
import { mailPage } from "../mail/html/mail-page.ts";
import type { Mail } from "../mail/transport.ts";
import type { HeldSubmissions } from "../store/reports.ts";

export const MOST_SHOWN = 40;

/**
 * The mail that lists what was put aside, the newest first, and why. It quotes nothing, no name or
 * address either: SpamAssassin gave one that quoted three advertisements 10.9 of 5 points.
 */
export function putAsideBody(
  held: HeldSubmissions,
  { school, mailWords }: Pick<Content, "school" | "mailWords">,
  studioUrl: string | undefined,
): Pick<Mail, "subject" | "text" | "html"> {
  const words = withOwnWords(putAside, mailWords.putAside);
  const subject = words.subject(held.count);
  const shown = held.newest.map((submission) => {
    const { id, form, received_at } = submission;
    const received = schoolDateAndTime(new Date(received_at), school.timeZone);
    return {
      heading: `${words.form[form]} ${referenceOf(id)}`,
      about: [`${words.received} ${received}.`, ...heldReasons(submission)],
      page: personUrl(studioUrl, id),
    };
  });
  const introduction = held.count > 0 ? [words.why, words.what] : [words.none];
  const rest = held.count - shown.length;
  const more = rest > 0 ? [words.more(rest)] : [];
  const content: part.MailNode = [
    introduction.map(part.paragraph),
    shown.map(({ heading, about, page }) => [
      part.subheading(heading),
      about.map(part.mutedParagraph),
      part.buttons([[page, words.read]]),
    ]),
    more.map(part.paragraph),
  ];
  return {
    subject,
    text: [
      ...introduction,
      ...shown.map(({ heading, about, page }) =>
        [heading, ...about, ...(page ? [`${words.read}: ${page}`] : [])].join("\n"),
      ),
      ...more,
    ].join("\n\n"),
    html: mailPage({ school, title: subject, heading: words.heading, content }),
  };
}
