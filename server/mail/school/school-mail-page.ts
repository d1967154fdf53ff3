import type { Content as SiteContent } from "#content/content.ts";
import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import { receipt } from "#content/mail/receipt.ts";
import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";
import { termsText } from "#content/legal/terms-text.ts";

import { type FormValues, TERMS_FIELD, TIME_ZONE_FIELD } from "#forms/contract.ts";
import { schoolFormat } from "../../core/school-clock.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";
import {
  answerList,
  button,
  type Content,
  factTable,
  link,
  mutedParagraph,
  quotation,
  subheading,
  unbroken,
} from "../html/mail-elements.ts";
import { mailPage } from "../html/mail-page.ts";
import { displayName } from "./display-name.ts";
import { internationalDigits } from "./international-digits.ts";

const dateAndTime = schoolFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** The HTML of the mail about a submission; `fields` is undefined if only a text was sent. */
export function schoolMailPage(
  submission: SubmissionsTable,
  fields: FormValues | undefined,
  reference: string,
  { school }: SiteContent,
): string {
  const { form, received_at } = submission;
  const courseDates = fields?.["courseDates"];
  const acceptedTerms = fields?.[TERMS_FIELD];
  return mailPage({
    school,
    title: `${words.heading[form]} ${reference}`,
    kicker: words.heading[form],
    heading: displayName(fields) ?? fields?.["email"] ?? words.heading[form],
    content: [
      fields ? actions(submission, fields, reference, school.name) : "",
      factTable([
        [referenceWords.label, unbroken(reference)],
        [
          words.received,
          `${dateAndTime(new Date(received_at), school.timeZone)}, ${receipt.clock}`,
        ],
        ...theirTime(received_at, fields?.[TIME_ZONE_FIELD]),
        ...(courseDates ? [[applicationFieldTexts.courseDates.label, courseDates] as const] : []),
        ...(acceptedTerms ? [[termsText.accepted, acceptedTerms] as const] : []),
      ]),
      fields ? answers(form, fields) : quotation(submission.text),
    ],
    footer: fields ? words.attachments : "",
  });
}

function actions(
  { form }: SubmissionsTable,
  fields: FormValues,
  reference: string,
  school: string,
): Content {
  const { email = "", phoneNumber, country } = fields;
  const subject = `${words.answerSubject[form]} (${reference})`;
  // Encoded, because a "?" in the address could add headers to the reply.
  const address = encodeURIComponent(email).replace("%40", "@");
  const digits = phoneNumber && internationalDigits(phoneNumber, country);
  const greeting = words.greeting(fields["name"] ?? "", school);
  return [
    button(
      `mailto:${address}?subject=${encodeURIComponent(subject)}`,
      words.actions.answer,
      "filled",
    ),
    phoneNumber ? button(`tel:${encodeURI(phoneNumber)}`, words.actions.call, "outline") : "",
    digits
      ? button(
          `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`,
          words.actions.whatsApp,
          "outline",
        )
      : "",
    phoneNumber && !digits ? mutedParagraph(words.noCountryCode) : "",
  ];
}

/** The sender's local time, if the browser sent its time zone. */
function theirTime(receivedAt: string, timeZone: string | undefined): [string, string][] {
  if (!timeZone) return [];
  try {
    const format = new Intl.DateTimeFormat("en-GB", {
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    });
    const place = timeZone.replaceAll("_", " ");
    return [[words.theirTime, `${format.format(new Date(receivedAt))}, ${place}`]];
  } catch {
    return [];
  }
}

function answers(form: SubmissionsTable["form"], fields: FormValues): Content {
  if (form === "contact") {
    const { email = "", message = "" } = fields;
    return [
      subheading(words.message),
      quotation(message),
      answerList([[words.email, email, emailLink(email)]]),
    ];
  }
  const sections = applicationForm.sections.filter(({ from }) => from !== "courseDates");
  return sections.map(({ heading, from, to }) => [
    subheading(capitalised(heading)),
    answerList(
      applicationFields
        .slice(applicationFields.indexOf(from), applicationFields.indexOf(to) + 1)
        .map((field) => answer(field, fields[field] ?? "")),
    ),
  ]);
}

function answer(field: ApplicationField, value: string) {
  const { label } = applicationFieldTexts[field];
  if (field === "email") return [label, value, emailLink(value)] as const;
  if (field === "phoneNumber")
    return [label, value, link(`tel:${encodeURI(value)}`, value)] as const;
  if (field !== "country") return [label, value] as const;
  const country = applicationForm.countries.find((candidate) => candidate.value === value);
  return [label, country?.label ?? value] as const;
}

function emailLink(email: string): Content {
  return link(`mailto:${encodeURIComponent(email).replace("%40", "@")}`, email);
}

/** The form's headings are in capitals, which looks too loud in a mail. */
function capitalised(text: string): string {
  return text.charAt(0) + text.slice(1).toLowerCase();
}
