export const formNames = ["contact", "application"] as const;

export type FormName = (typeof formNames)[number];

/** A visitor's unvalidated input by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** The honeypot: a field hidden from people, so that only bots fill it in. */
export const HONEYPOT_FIELD = "leave-empty";

/** The visitor's time zone, such as `Europe/Dublin`; optional. */
export const TIME_ZONE_FIELD = "time-zone";

/** The version of the terms that an applicant accepted; optional. */
export const TERMS_FIELD = "terms-version";

/** The longest text of a mail, in characters (part of the API's contract). */
export const LONGEST_TEXT = 20_000;

/** A phone number that the form accepts (specification, section 5). */
export const PHONE_NUMBER = /^\+?\d+$/;

/** An error message for each invalid field. */
export type Problems = Readonly<Record<string, string>>;

/** The reason why a form was rejected; `error` is a sentence for the visitor. */
export type Refusal =
  | { accepted: false; status: 422; error: string; problems: Problems }
  | { accepted: false; status: 429; error: string; retryAfterSeconds: number }
  | { accepted: false; status: 409 | 503; error: string };

export type Outcome =
  | { accepted: true; id: string; receivedAt: string; reference: string }
  | Refusal;

/** The service that accepts forms posted without JavaScript, for React Router's actions. */
export interface SubmissionService {
  /** @param campaign that of the page with the form, which no script sends with it */
  submit(form: FormName, values: FormValues, campaign: FormValues): Promise<Outcome>;
}

/** The visitor's input and its errors, with which a page shows a rejected form again. */
export interface RefusedPost {
  values: FormValues;
  problems: Problems;
  error: string;
  /** A query with the campaign, for the URL to which the form is posted again; or empty. */
  query: string;
}
