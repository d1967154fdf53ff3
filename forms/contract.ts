export const formNames = ["contact", "application"] as const;

export type FormName = (typeof formNames)[number];

/** What a visitor typed, by field name, as it came. */
export type FormValues = Readonly<Record<string, string>>;

/** A field that people do not see: what has text in it was filled in by a program. */
export const HONEYPOT_FIELD = "leave-empty";

/** The time zone that a visitor's browser is set to, such as `Europe/Dublin`; optional. */
export const TIME_ZONE_FIELD = "time-zone";

/** What is wrong with a form's values: a message for each field concerned. */
export type Problems = Readonly<Record<string, string>>;

/** Why a form was not accepted; `error` is a sentence that a visitor may read. */
export type Refusal =
  | { accepted: false; status: 422; error: string; problems: Problems }
  | { accepted: false; status: 429; error: string; retryAfterSeconds: number }
  | { accepted: false; status: 409 | 503; error: string };

/** What became of a form that was sent. */
export type Outcome =
  { accepted: true; id: string; receivedAt: string; reference: string } | Refusal;

/** Takes forms that were posted without JavaScript; the server gives one to every request. */
export interface SubmissionService {
  submit(form: FormName, values: FormValues): Promise<Outcome>;
}

/** A plain POST that was not accepted: what the page needs to be shown again with nothing lost. */
export interface RefusedPost {
  values: FormValues;
  problems: Problems;
  error: string;
}
