import { mailTroubleText } from "#content/mail/mail-trouble-text.ts";

/** Why a mail server takes no mails, or not one of them, as far as the advice differs. */
export type MailTrouble = keyof typeof mailTroubleText;

/** What providers say, the more specific first: all expressions of a line match. */
const SIGNS: readonly [MailTrouble, ...RegExp[]][] = [
  ["unanswered", /No response to the whole mail/],
  ["tokenAway", /OAuth2: /, /cannot be reached|\(HTTP (?:5\d\d|408|429)\)/],
  ["tokenRefused", /OAuth2: /, /gives no access token/],
  // Microsoft answers with 5.7.139 if the password is wrong, too.
  ["wrongLogin", /5\.7\.139/, /credentials were incorrect/i],
  ["passwordsOff", /\b5\.7\.139\b/],
  ["tokenUnfit", /\bAUTH XOAUTH2\b/],
  ["wrongLogin", /\bEAUTH\b|Invalid login/],
  ["noNames", /\bEAI_AGAIN\b/],
  ["unreachable", /\b(?:ETIMEDOUT|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)\b|Connection timeout/],
  [
    "unencrypted",
    /certificate|STARTTLS|wrong version number|SSL routines|\bETLS\b|UNABLE_TO_VERIFY/i,
  ],
  ["greylisted", /gr[ae]y.?list/i],
  ["greylisted", /\b45[01]\b/, /again later|try later|server busy/i],
  ["mailboxFull", /\b[45]\.2\.2\b|mailbox (?:is )?full|over quota/i],
  ["quota", /\b[45]\.4\.5\b|\b5\.1\.90\b|quota|(?:sending|daily|hourly|rate) limit/i],
  ["quota", /sending rate|throttl|(?:messages|mails|emails) per (?:day|hour)/i],
];

/** Ports that companies block, to keep their customers from sending advertising. */
const OFTEN_BLOCKED = new Set(["25", "465", "587"]);

/** Recognises the trouble in an error of Nodemailer, or in the text of one. */
export function mailTrouble(failure: unknown): MailTrouble {
  const text = describe(failure);
  const isSaid = ([, ...signs]: (typeof SIGNS)[number]) => signs.every((sign) => sign.test(text));
  return SIGNS.find(isSaid)?.[0] ?? "other";
}

/** What to do about it, in sentences. */
export function mailAdvice(failure: unknown, smtpUrl: string): string {
  const { port, protocol } = new URL(smtpUrl);
  // Nodemailer's default ports.
  const used = port || (protocol === "smtps:" ? "465" : "587");
  return adviceOn(mailTrouble(failure), OFTEN_BLOCKED.has(used) ? used : undefined);
}

/** What the stored text of a failure means; undefined if it is none that is known here. */
export function meaningOf(lastError: string): string | undefined {
  const trouble = mailTrouble(lastError);
  return trouble === "other" ? undefined : adviceOn(trouble, undefined);
}

function adviceOn(trouble: MailTrouble, port: string | undefined): string {
  return trouble === "unreachable" ? mailTroubleText.unreachable(port) : mailTroubleText[trouble];
}

/** The text of an error with the codes that Nodemailer adds to it. */
function describe(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const codes = ["code", "originalCode", "command"].map((name) => Reflect.get(failure, name));
  return [...codes, failure.message].filter(Boolean).join(" ");
}
