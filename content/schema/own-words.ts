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
import { everyPage } from "../school/page-paths.ts";
import { keysOf } from "../typed-keys.ts";
import { describe, type FieldSchema, schemaAt } from "./describe.ts";
import { words } from "./formats.ts";

/** Written out, because the delivered texts have types that follow from the documents. */
type OwnWords = z.ZodExactOptional<z.ZodType<OwnTexts>>;

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

/** The documents with the school’s own words where they differ from the delivered, by name. */
export const ownWordsDocuments = {
  menu: z
    .strictObject({
      navigation: ownWords(navigation, ["to"]),
      footer: ownWords(footer, ["to"]),
      applyLink: ownWords(applyLink, ["to"]),
    })
    .meta({
      label: "Menu and footer",
      places: everyPage,
    }),
  "contact-form": z
    .strictObject({ contactForm: ownWords(contactForm, ["subject", "picture"]) })
    .meta({
      label: "Contact form",
      places: ["/#contact"],
    }),
  "application-form": z
    .strictObject({
      applicationForm: ownWords(applicationForm, ["subject", "picture"]),
      applicationFields: ownWords(applicationFieldTexts),
    })
    .meta({
      label: "Application form",
      places: ["/apply"],
    }),
  "chat-words": z.strictObject({ chatText: ownWords(chatText) }).meta({
    label: "Words of the chat",
    places: ["/"],
  }),
  receipt: z
    .strictObject({
      receipt: ownWords(receiptMail, ["clock", "leftOut"]),
      schoolMail: ownWords(schoolMail, ["answerSubject", "fileName", "theirTimeZone"]),
      summaryMail: ownWords(summaryMail, ["problems"]),
      putAside: ownWords(putAside, ["reasons"]),
      signIn: ownWords(signIn),
    })
    .meta({
      label: "Mails",
    }),
};

/** Documents without own words for texts that this release does not deliver, or no longer does. */
export function withoutStrayWords(
  documents: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = keysOf(ownWordsDocuments).filter((name) => name in documents);
  const known = names.map((name) => [name, knownWords(ownWordsDocuments[name], documents[name])]);
  return { ...documents, ...Object.fromEntries(known) };
}

function knownWords(schema: FieldSchema, own: unknown): unknown {
  if (describe(schema).kind !== "group") return typeof own === "string" ? own : undefined;
  if (typeof own !== "object" || !own) return undefined;
  const known = Object.entries(own).flatMap(([key, inner]) => {
    const field = schemaAt(schema, [key]);
    const kept = field && knownWords(field, inner);
    return kept === undefined ? [] : [[key, kept]];
  });
  return Object.fromEntries(known);
}

/**
 * The schema of own words for delivered texts.
 * @param fixed the keys of what stays as delivered: codes, and texts that the studio shows, too
 */
function ownWords<Delivered extends object>(
  delivered: Delivered,
  fixed: readonly KeyIn<Delivered>[] = [],
): OwnWords {
  return groupOf(fieldsOf(delivered, new Set<string>(fixed)));
}

function groupOf(fields: Record<string, z.ZodType<string | OwnTexts>>): OwnWords {
  return z.strictObject(fields).meta({ isDelivered: true }).exactOptional();
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
      // Own words of a list would belong to places, which a new entry moves.
      if (typeof text !== "object" || !text || Array.isArray(text)) return [];
      const inner = fieldsOf(text, fixed);
      if (Object.keys(inner).length === 0) return [];
      return [[key, groupOf(inner)]];
    },
  );
  return Object.fromEntries(fields);
}
