import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { composeMail } from "#server/mail/compose-mail.ts";
import { expect, test } from "vitest";

import * as programs from "../../tools/programs/programs.ts";
import { applicant } from "../support/components/applicant.ts";
import { sqliteDatabase } from "../support/databases/databases.ts";
import { newSubmission } from "../support/server/sample-submission.ts";
import { runDesk } from "../support/server/spawn-desk.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { content } from "../support/site-content.ts";

/** Undefined if LibreOffice is not installed; then the test run has printed a warning. */
const libreOffice = programs.libreOffice.find();

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

test.skipIf(!libreOffice)("in LibreOffice, everything stays as it was typed", async () => {
  const mails = attached();
  const heading = mails[0]?.slice(0, mails[0].indexOf("\r\n") + 2) ?? "";
  // The rows of all mails in one file, and both files at once, because LibreOffice starts slowly.
  const files = [
    await exported(),
    heading + mails.map((csv) => csv.slice(heading.length)).join(""),
  ];
  for (const { shown, formulas } of openInCalc(files, ",")) {
    expect(shown).toEqual(expect.arrayContaining(numbers));
    expect(shown).toEqual(expect.arrayContaining(["Zoë", "'=1+1", "x;'=1+1", "'+1+1", "'-1+1"]));
    expect(new Set(formulas)).toEqual(new Set(numbers.map((number) => `="${number}"`)));
  }
  expect(openInCalc(files, ";").map(({ formulas }) => formulas)).toEqual([[], []]);
});

/** Opens CSV files in LibreOffice Calc, with its option “Detect special numbers”. */
function openInCalc(files: readonly (string | Uint8Array)[], separator: "," | ";") {
  const folder = temporaryFolder();
  for (const [index, csv] of files.entries()) writeFileSync(join(folder, `${index}.csv`), csv);
  // Separator, quote, UTF-8, first line, no column formats, default language, quotes do not make
  // text, special numbers.
  const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true`;
  execFileSync(
    libreOffice ?? "",
    [
      // Its own profile: LibreOffice hands the file over to one that runs with the same profile.
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      "--headless",
      `--infilter=${filter}`,
      "--convert-to",
      "fods",
      "--outdir",
      folder,
      ...files.map((_, index) => join(folder, `${index}.csv`)),
    ],
    // Not inherited: without Java it prints a warning, and a failure has the output in its message.
    { stdio: "pipe" },
  );
  return files.map((_, index) => {
    const sheet = readFileSync(join(folder, `${index}.fods`), "utf8");
    const all = (pattern: RegExp) => Array.from(sheet.matchAll(pattern), ([, text = ""]) => text);
    return {
      /** The text that each cell shows, where it shows any. */
      shown: all(/<text:p>(.*?)<\/text:p>/gs).map(plain),
      /** The formulas of all cells, in OpenFormula. */
      formulas: all(/table:formula="of:(.*?)"/g).map(plain),
    };
  });
}

/** The text of a piece of XML. */
function plain(xml: string): string {
  const text = xml.replaceAll(/<text:s\/>/g, " ").replaceAll(/<.*?>/g, "");
  const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
  return Object.entries(entities).reduce(
    (read, [entity, sign]) => read.replaceAll(entity, sign),
    text,
  );
}
