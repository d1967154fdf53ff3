import type { Content } from "#content/content.ts";
import {
  type ApplicationField,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import { isStartedCourse } from "#content/course/start-dates.ts";
import { receipt } from "#content/mail/receipt.ts";
import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";
import { isTimeZone } from "#content/school/time-zone.ts";
import { termsText } from "#content/legal/terms-text.ts";
import { visitSourceLabel } from "#content/form-texts/visit-source-text.ts";

import { type FormValues, TERMS_FIELD, TIME_ZONE_FIELD } from "#forms/contract.ts";
import { sourceText } from "#forms/visit-source.ts";
import { schoolDate, schoolFormat } from "../../core/school-clock.ts";
import { personUrl } from "../../core/settings/studio-access.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";
import * as part from "../html/mail-elements.ts";
import { mailPage } from "../html/mail-page.ts";
import { needsSmtpUtf8 } from "../smtp/smtputf8.ts";
import { quietHeading, readableAnswer } from "../shown-text.ts";
import { displayName } from "../stored-fields.ts";
import { answerLinks, mailtoUrl } from "./answer-links.ts";
import { whoWrites } from "./who-writes.ts";

const dateAndTime = schoolFormat("en-GB", { dateStyle: "full", timeStyle: "short" });
const weekdayAndTime = schoolFormat("en-GB", {
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
});

interface MailFacts {
  reference: string;
  /** Undefined: there is no link into the studio. */
  studioUrl: string | undefined;
}

/** The HTML of the mail about a submission; `fields` is undefined if only a text was sent. */
export function schoolMailPage(
  submission: SubmissionsTable,
  fields: FormValues | undefined,
  facts: MailFacts,
  content: Content,
): string {
  const { reference } = facts;
  const { form, received_at } = submission;
  const { school, startDates } = content;
  const day = schoolDate(new Date(received_at), school.timeZone);
  const words = withOwnWords(schoolMail, content.mailWords.schoolMail);
  const line = fields && whoWrites(fields, day, words);
  const courseDates = fields?.["courseDates"];
  const hadStarted = courseDates && isStartedCourse(courseDates, startDates, day);
  const startDate = hadStarted ? schoolMail.startedCourse(courseDates) : courseDates;
  const acceptedTerms = fields?.[TERMS_FIELD];
  const source = sourceText(fields ?? {});
  return mailPage({
    school,
    title: `${words.heading[form]} ${reference}`,
    kicker: words.heading[form],
    heading: displayName(fields) ?? fields?.["email"] ?? words.heading[form],
    content: [
      line ? part.leadParagraph(line) : "",
      actions(submission, fields, facts, school.name, words),
      part.table("left", [
        [referenceWords.label, part.unbroken(reference)],
        [
          words.received,
          `${dateAndTime(new Date(received_at), school.timeZone)}, ${receipt.clock}`,
        ],
        ...theirTime(received_at, fields?.[TIME_ZONE_FIELD], words),
        ...(startDate ? [[applicationFieldTexts.courseDates.label, startDate] as const] : []),
        ...(acceptedTerms ? [[termsText.accepted, acceptedTerms] as const] : []),
        ...(source ? [[visitSourceLabel, source] as const] : []),
      ]),
      fields ? answers(form, fields, words) : part.quotation(submission.text),
    ],
    footer: fields ? words.attachments : "",
  });
}

type Words = typeof schoolMail;

function actions(
  { id, form }: SubmissionsTable,
  fields: FormValues | undefined,
  { reference, studioUrl }: MailFacts,
  school: string,
  words: Words,
): part.MailNode {
  const toStudio = [personUrl(studioUrl, id), words.actions.studio] as const;
  if (!fields) return part.buttons([toStudio]);
  const { email = "", phoneNumber } = fields;
  const { mail, call, whatsApp } = answerLinks(form, fields, reference, school);
  return [
    part.buttons([
      [mail, words.actions.answer],
      [call, words.actions.call],
      [whatsApp, words.actions.whatsApp],
      toStudio,
    ]),
    needsSmtpUtf8(email) ? part.mutedParagraph(words.noReply) : "",
    phoneNumber && !call ? part.mutedParagraph(words.noCountryCode) : "",
  ];
}

/** The sender's local time, if the browser sent its time zone. */
function theirTime(
  receivedAt: string,
  timeZone: string | undefined,
  words: Words,
): [string, string][] {
  if (!timeZone || !isTimeZone(timeZone)) return [];
  const place = timeZone.replaceAll("_", " ");
  return [[words.theirTime, `${weekdayAndTime(new Date(receivedAt), timeZone)}, ${place}`]];
}

function answers(form: SubmissionsTable["form"], fields: FormValues, words: Words): part.MailNode {
  if (form === "contact") {
    const { email = "", message = "" } = fields;
    return [
      part.subheading(words.message),
      part.quotation(message),
      part.answerList([[words.email, email, part.link(mailtoUrl(email), email)]]),
    ];
  }
  // The start date stands among the facts above.
  const { course: _, ...sections } = applicationForm.sections;
  return Object.values(sections).map(({ heading, fields: names }) => [
    part.subheading(quietHeading(heading)),
    part.answerList(
      names.filter((name) => fields[name]).map((name) => answer(name, fields[name] ?? "")),
    ),
  ]);
}

function answer(field: ApplicationField, value: string) {
  const { label } = applicationFieldTexts[field];
  if (field === "email") return [label, value, part.link(mailtoUrl(value), value)] as const;
  if (field === "phoneNumber") return [label, value, part.phoneLink(value)] as const;
  return [label, readableAnswer(field, value)] as const;
}
