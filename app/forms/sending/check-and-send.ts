import {
  type FormName,
  type FormValues,
  HONEYPOT_FIELD,
  TERMS_FIELD,
  TIME_ZONE_FIELD,
} from "#forms/contract.ts";
import { subjects } from "#forms/check-form.ts";
import { campaignIn, visitSource } from "#forms/visit-source.ts";

import { readDated, storeDated } from "../../ui/browser-storage.ts";
import { texts } from "../read-form.ts";
import { type Mail, sendMail, type Sending } from "./send-mail.ts";

export { checkForm } from "#forms/check-form.ts";
export { suggestionFor } from "../suggestions/suggest-answer.ts";

const SOURCE_KEY = "source";

/**
 * Sends a valid form to the school.
 * @param values as the form has them, with its hidden fields
 * @param formId identifies the filled-in form, so that a retry is not stored as a second submission
 * @param firstQuery the query of the visit's first page
 */
export async function sendForm(
  form: FormName,
  valid: Pick<Mail, "fields" | "text">,
  values: FormValues,
  to: string,
  formId: string,
  firstQuery: string,
): Promise<Sending> {
  const honeypot = values[HONEYPOT_FIELD];
  const termsVersion = values[TERMS_FIELD];
  const timeZone = ownTimeZone();
  const facts = {
    ...keepSource(firstQuery),
    ...(honeypot && { [HONEYPOT_FIELD]: honeypot }),
    ...(termsVersion && { [TERMS_FIELD]: termsVersion }),
    ...(timeZone && { [TIME_ZONE_FIELD]: timeZone }),
  };
  const { fields, text } = valid;
  return sendMail({ to, form, subject: subjects[form], text, fields }, formId, facts);
}

/** The visitor's time zone; undefined if the browser does not know it: Chrome then throws. */
function ownTimeZone(): string | undefined {
  try {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Where the visit came from: its first page's campaign, and the host that linked there. Stored when
 * the visitor turns to a form, not before (the privacy notice says so), for a reload of the page.
 */
export function keepSource(firstQuery: string): FormValues {
  const kept = visitSource(texts(Object.entries(readDated("sessionStorage", SOURCE_KEY))));
  if (Object.keys(kept).length > 0) return kept;
  const host = /^[\w-]+:\/\/(?:www\.)?([^/:]+)/.exec(document.referrer)?.[1];
  const isOther = host && host !== location.hostname.replace(/^www\./, "");
  const source = { ...campaignIn(firstQuery), ...(isOther && visitSource({ referrer: host })) };
  if (Object.keys(source).length > 0) storeDated("sessionStorage", SOURCE_KEY, source);
  return source;
}
