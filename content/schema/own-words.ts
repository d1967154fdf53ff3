import * as z from "zod";

import { applicationFieldTexts, applicationForm } from "../form-texts/application-form.ts";
import { contactForm } from "../form-texts/contact-form.ts";
import { putAside } from "../mail/put-aside.ts";
import { receipt as receiptMail } from "../mail/receipt.ts";
import { schoolMail } from "../mail/school-mail-text.ts";
import { signIn } from "../mail/sign-in.ts";
import { summary as summaryMail } from "../mail/summary.ts";
import type { OwnTexts } from "../own-words/with-own-words.ts";
import { chatText } from "../school/chat-text.ts";
import { applyLink, footer, navigation } from "../school/navigation.ts";
import { describe } from "./describe.ts";
import { words } from "./formats.ts";

/** Written out, because the delivered texts have types that follow from the documents. */
type OwnWords = z.ZodType<OwnTexts>;

type Text = [key: string, text: unknown];

/** The keys in delivered texts, at any depth. */
type KeyIn<Delivered> = Delivered extends (...args: never) => unknown
  ? never
  : Delivered extends object
    ? Extract<keyof Delivered, string> | KeyIn<Delivered[keyof Delivered]>
    : never;

/** What fields are called whose keys would not say it. */
const LABELS: Readonly<Record<string, string>> = {
  pictureAlt: "What is on the picture",
  preview: "What lists of mails show after the subject",
  required: "Message if it is empty",
  invalid: "Message if it is not right",
  invalidEmail: "Message if an email address is not right",
  invalidPhoneNumber: "Message if a phone number is not right",
};

/** menu.json, like all documents below: the school’s own words where they differ from the delivered. */
export const menu: OwnWords = ownWords({ navigation, footer, applyLink }, ["to"]).meta({
  label: "Menu and footer",
  about: "The names of the pages, and the buttons to apply",
  places: ["/", "/aboutus", "/program", "/reviews", "/apply", "/privacy"],
});

/** contact-form.json */
export const contact: OwnWords = ownWords({ contactForm }, ["subject", "picture"]).meta({
  label: "Contact form",
  about: "Its fields and buttons, and what it says afterwards",
  places: ["/#contact"],
});

/** application-form.json */
export const application: OwnWords = ownWords(
  { applicationForm, applicationFields: applicationFieldTexts },
  ["subject", "picture", "fields", "countries", "answers"],
).meta({
  label: "Application form",
  about: "Its fields, hints, messages and buttons",
  places: ["/apply"],
});

/** chat-words.json */
export const chatWords: OwnWords = ownWords({ chatText }, []).meta({
  label: "Words of the chat",
  about: "Its buttons and notes",
  places: ["/"],
});

/** receipt.json */
export const receipt: OwnWords = ownWords(
  { receipt: receiptMail, schoolMail, summaryMail, putAside, signIn },
  [
    "clock",
    "leftOut",
    "answerSubject",
    "fileName",
    "theirTimeZone",
    "reasons",
    "problems",
    "shortened",
  ],
).meta({
  label: "Mails",
  about: "The receipt that applicants get, and what the website writes to you",
});

/**
 * The schema of a document with own words for delivered texts.
 * @param fixed the keys of what stays as delivered: codes, and texts that the studio shows, too
 */
function ownWords<Delivered extends object>(
  delivered: Delivered,
  fixed: readonly KeyIn<Delivered>[],
): OwnWords {
  return z.strictObject(fieldsOf(delivered, new Set<string>(fixed)));
}

function fieldsOf(
  delivered: object,
  fixed: ReadonlySet<string>,
): Record<string, z.ZodType<string | OwnTexts>> {
  const fields = Object.entries(delivered).flatMap(
    ([key, text]: Text): [string, z.ZodType<string | OwnTexts>][] => {
      if (fixed.has(key) || text === "") return [];
      if (typeof text === "string") {
        const label = LABELS[key];
        return [[key, words.meta({ delivered: text, ...(label && { label }) }).exactOptional()]];
      }
      if (typeof text !== "object" || !text) return [];
      const inner = fieldsOf(text, fixed);
      const [first] = Object.values(inner);
      if (!first) return [];
      // An entry of a list is called by its first text.
      const label = Array.isArray(delivered) && describe(first).meta.delivered;
      const group = z.strictObject(inner).meta({ isDelivered: true, ...(label && { label }) });
      return [[key, group.exactOptional()]];
    },
  );
  return Object.fromEntries(fields);
}
