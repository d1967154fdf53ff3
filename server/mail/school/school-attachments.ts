import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";
import type { FormValues } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import { schoolDate, schoolDateAndTime } from "../../core/school-clock.ts";
import { csvHead, csvRow } from "../../core/spreadsheet-csv.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";
import { applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { isUnlikelyBirthDate } from "#forms/birth-date.ts";
import { fullName } from "../stored-fields.ts";

/** A CSV file with a heading and one row. */
export function answersCsv(
  { form, received_at }: SubmissionsTable,
  fields: FormValues,
  reference: string,
  timeZone: string,
): string {
  const asked = questions[form];
  const answers = [...asked.keys()].map((field) => fields[field] ?? "");
  return (
    csvHead([referenceWords.label, words.received, ...asked.values()]) +
    csvRow([reference, schoolDateAndTime(new Date(received_at), timeZone), ...answers])
  );
}

/** Bytes per line, without its line break (RFC 2425, section 5.8.1). */
const LONGEST_LINE = 75;

/**
 * The sender of a form as a vCard 3.0 (RFC 2426) for the school's address book: Outlook does not
 * read version 4.0.
 */
export function contactCard(
  { id, received_at }: SubmissionsTable,
  fields: FormValues,
  reference: string,
  timeZone: string,
): string {
  const value = (field: string) => escapeText(fields[field] ?? "");
  const propertyIf = (field: string, name: string, text = value(field)) =>
    fields[field] ? [property(name, text)] : [];
  const name = fullName(fields);
  const { courseDates } = fields;
  const start = courseDates ? `\n${applicationFieldTexts.courseDates.label}: ${courseDates}` : "";
  const birthDate = fields["dateOfBirth"] ?? "";
  const isBirthDate =
    /^\d{4}-\d\d-\d\d$/.test(birthDate) &&
    !isUnlikelyBirthDate(birthDate, schoolDate(new Date(received_at), timeZone));
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    property("N", `${value("lastName")};${value("name")};;;`),
    property("FN", name ? escapeText(name) : value("email")),
    property("EMAIL;TYPE=INTERNET", value("email")),
    ...propertyIf("phoneNumber", "TEL;TYPE=CELL"),
    ...propertyIf(
      "streetAddress",
      "ADR;TYPE=HOME",
      `;;${value("streetAddress")};${value("city")};;;${value("country")}`,
    ),
    ...(isBirthDate ? [`BDAY:${birthDate}`] : []),
    property("NOTE", escapeText(`${referenceWords.label}: ${reference}${start}`)),
    `UID:${escapeText(id)}`,
    `REV:${received_at}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Version 3.0 leaves the charset to MIME, but Outlook reads UTF-8 only where a property says so. */
function property(name: string, value: string): string {
  return `${name}${/[^\x20-\x7E]/.test(value) ? ";CHARSET=UTF-8" : ""}:${value}`;
}

/** Escapes separators and line breaks, and removes control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, " ");
}

/** Folds a line after 75 bytes, between characters; a continuation line starts with a space. */
function fold(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    bytes += Buffer.byteLength(character);
    if (bytes > LONGEST_LINE) {
      folded += "\r\n ";
      bytes = 1 + Buffer.byteLength(character);
    }
    folded += character;
  }
  return folded;
}
