import { readFileSync } from "node:fs";
import { join } from "node:path";
import { composeMail } from "#server/mail/compose-mail.ts";
import { expect, test } from "vitest";

import { applicant } from "../support/components/applicant.ts";
import { sqliteDatabase } from "../support/databases/databases.ts";
import { hasCalc, openInCalc } from "../support/processes/open-in-calc.ts";
import { newSubmission } from "../support/server/sample-submission.ts";
import { runDesk } from "../support/server/spawn-desk.ts";
import { content } from "../support/site-content.ts";

const numbers = ["+353861234567", "0861234567", "00353861234567", "353861234567890123"];
const attacks = ["=1+1", "x;=1+1", "x\t@SUM(1)", 'x;"=1+1', "+1+1", "-1+1", "Hello\n=1+1\r\n;=1+1"];

/** Applications with these phone numbers, and with these texts in other fields. */
function applications() {
  return [...numbers, ...attacks].map((text, index) => {
    const isNumber = numbers.includes(text);
    const answers = applicant(String(index));
    const fields = isNumber
      ? { ...answers, phoneNumber: text }
      : { ...answers, city: text, professionalBackground: text };
    return newSubmission(`id-${index}`, { form: "application", fields: JSON.stringify(fields) });
  });
}

async function exported(): Promise<Buffer> {
  const { url, folder, store } = await sqliteDatabase();
  for (const application of applications()) await store.submissions.record(application);
  const file = join(folder, "all.csv");
  const run = await runDesk({ DATABASE_URL: url }, "export", "--csv", "--output", file);
  expect(run).toMatchObject({ code: 0 });
  return readFileSync(file);
}

/** The CSV files attached to the mails to the school. */
function attached(): string[] {
  const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };
  return applications().map(({ submission }) => {
    const owed = { id: submission.id, kind: "school" as const, submission };
    const mail = composeMail(owed, content, addresses);
    return String(mail.attachments?.find(({ filename }) => filename.endsWith(".csv"))?.content);
  });
}

test.skipIf(!hasCalc)("in LibreOffice, everything stays as it was typed", async () => {
  const mails = attached();
  const heading = mails[0]?.slice(0, mails[0].indexOf("\r\n") + 2) ?? "";
  // The rows of all mails in one file, because LibreOffice takes a second to open one.
  const inOneFile = heading + mails.map((csv) => csv.slice(heading.length)).join("");
  for (const csv of [await exported(), inOneFile]) {
    const { shown, formulas } = openInCalc(csv);
    expect(shown).toEqual(expect.arrayContaining(numbers));
    expect(shown).toEqual(expect.arrayContaining(["Zoë", "'=1+1", "x;'=1+1", "'+1+1", "'-1+1"]));
    expect(new Set(formulas)).toEqual(new Set(numbers.map((number) => `="${number}"`)));
    expect(openInCalc(csv, ";").formulas).toEqual([]);
  }
});
