import { mailbox, withAsciiDomain } from "#content/schema/formats.ts";
import * as z from "zod";

import {
  databaseAt,
  databaseUrlMistake,
  ESCAPE_PASSWORD,
  hasCutOffPassword,
} from "./database-url.ts";

/** A setting with its name in the environment. */
export function setting<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  return schema.meta({ name });
}

/** Digits only: `Number` alone would parse " 0x10 " as 16. */
export function wholeNumber(least: number, most: number) {
  const isInRange = (digits: string) =>
    /^\d{1,9}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
  return z
    .string()
    .refine(isInRange, `must be a whole number from ${least} to ${most}`)
    .transform(Number);
}

export const port = wholeNumber(0, 65_535);

export const httpUrl = z
  .url({
    protocol: /^https?$/,
    hostname: /./,
    error: "must be a URL such as https://www.example.com",
  })
  .refine((url) => !url.endsWith("/"), "must not end in a slash");

export const siteUrl = httpUrl.refine(
  (url) => !/[^:/]\/.|[?#@]/.test(url),
  "must be the host alone, such as https://www.example.com: pages have no folder in front",
);

/** The value of SMTP_URL that keeps mails in the local inbox. */
export const LOCAL_INBOX = "inbox";

const mailServer = z
  .url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: "must be smtp://… or smtps://… with a host, or inbox",
  })
  // The wrong scheme would hang, or fail with a cryptic error about the TLS version.
  .refine((url) => !hasPort(url, "smtps:", ["25", "587"]), "must be smtp://… at ports 25 and 587")
  .refine((url) => !hasPort(url, "smtp:", ["465"]), "must be smtps://… at port 465")
  .refine((url) => !URL.canParse(url) || !hasCutOffPassword(url), ESCAPE_PASSWORD)
  .refine(
    (url) => !/[?&](requireTLS|ignoreTLS|opportunisticTLS|secure|tls\.[^=&]*)(=|&|$)/i.test(url),
    "must leave encryption to this site: smtps://…, smtp://… or, without any, smtp://…?tls=never",
  );

function hasPort(url: string, scheme: string, ports: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, port: given } = new URL(url);
  return protocol === scheme && ports.includes(given);
}

export const mailServerOrInbox = z.union([z.literal(LOCAL_INBOX), mailServer], {
  error: ({ input }) => mailServer.safeParse(input).error?.issues[0]?.message,
});

export const database = z
  .string()
  .refine((url) => !databaseUrlMistake(url), {
    error: ({ input }) => databaseUrlMistake(String(input)),
    abort: true,
  })
  .transform(databaseAt);

export const dnsName = z
  .string()
  .refine(
    (name) => name.split(".").every((label) => /^[\w-]{1,63}$/.test(label)),
    "must be the name before ._domainkey, such as mail2027",
  );

export const hostNames = z
  .string()
  .regex(
    /^[\w.:[\]-]+(,[\w.:[\]-]+)*$/,
    "must be host names as in the browser's address, such as studio.example.com",
  )
  .transform((list) => list.toLowerCase().split(","));

export const asciiMailbox = mailbox.transform(withAsciiDomain);

export const mailboxes = z
  .string()
  .refine(
    (list) => list.split(",").every((one) => mailbox.safeParse(one.trim()).success),
    "must be e-mail addresses with commas between them",
  )
  .transform((list) => list.split(",").map((one) => withAsciiDomain(one.trim())));
