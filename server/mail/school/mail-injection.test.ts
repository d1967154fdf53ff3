import { applicationFields } from "#content/form-texts/application-form.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { answers, properties, received } from "#tests/support/mail/received-application.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\r\nBcc: victim@example.com",
    "\nEND:VCARD\nBEGIN:VCARD",
    "x\u2028TEL:1",
    "\r\n\r\n--boundary",
    '"><script>alert(1)</script>',
    "javascript:alert(1)",
    "<!--",
    "</style>",
    "=1+1",
    '","=1+1',
    "a;b,c\\n\\",
    "💥".repeat(60),
    "admin@example.com",
    "\u202Egnp.exe",
  ),
  fc
    .tuple(fc.string(), fc.constantFrom("\r", "\n", "\r\n", "\t=", "\0"), fc.string())
    .map((parts) => parts.join("")),
);

test("answers cannot inject anything into the headers, HTML, CSV or vCard of a mail", async () => {
  const fields = fc.record(
    Object.fromEntries(applicationFields.map((field) => [field, hostile] as const)),
  );
  const honest = (await received(answers)).parsed.headers;
  const honestHeaders = honest.map(({ key }) => key).toSorted();
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      // The address is always valid: the form's schema has checked it before it is stored.
      const { parsed, envelope, html, csv, card } = await received({
        ...typed,
        email: answers.email,
      });
      expect(envelope.to).toEqual(["school@example.com"]);
      const headers = parsed.headers.map(({ key }) => key).toSorted();
      expect(headers).toEqual(honestHeaders);
      expect(parsed.from?.address).toBe("site@example.com");
      expect(parsed.from?.name).not.toContain("@");
      expect(parsed.attachments).toHaveLength(2);
      expect(html).not.toMatch(/<(script|img|iframe|form|object)|<!--/i);
      expect(html.match(/<style>/g)).toHaveLength(1);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
      for (const address of links) expect(address).toMatch(/^(mailto:|tel:|https:\/\/wa\.me\/\d)/);

      expect(card.match(/^[A-Z;=]+/gm)?.filter((name) => name === "BEGIN")).toHaveLength(1);
      for (const line of card.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(
        [...properties(card).keys()].every((key) =>
          /^[A-Z]+(;TYPE=[A-Z]+)?(;CHARSET=UTF-8)?$/.test(key),
        ),
      ).toBe(true);
      // Except a number as the formula of its text.
      for (const cell of csvCells(csv)) expect(cell).not.toMatch(/^(?!="[+\de-]+"$)[=+\-@\t\r]/i);
    }),
    { numRuns: 200 },
  );
});

/** Parses a CSV file into cells. */
function csvCells(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
