import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";
import { expect, test } from "vitest";

import { TERMS_FIELD, TIME_ZONE_FIELD } from "#forms/contract.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { answers, ID, properties, received } from "#tests/support/mail/received-application.ts";
import { content } from "#tests/support/site-content.ts";
import { studioUrl } from "../../core/settings/studio-access.ts";

test("a mail to the school has the form’s subject and text, and the applicant’s name as sender", async () => {
  const { parsed } = await received(answers);
  expect(parsed.subject).toBe("New Application Form");
  expect(parsed.text?.trimEnd()).toBe("Name: Zoë");
  expect(parsed.from).toMatchObject({
    name: words.sender("Zoë O’Brien-Núñez"),
    address: "site@example.com",
  });
  expect(parsed.replyTo?.[0]?.address).toBe(answers.email);
  expect(parsed.messageId).toBe(`<${ID}@example.com>`);
  expect(parsed.references).toBe(`<${ID}.thread@example.com>`);
});

test("a mail to the school has every answer, the reference, and links to reply, call and chat", async () => {
  const { html } = await received(answers);
  for (const field of applicationFields) {
    expect(html).toContain(applicationFieldTexts[field].label);
  }
  expect(html).toContain(referenceOf(ID));
  expect(html).toContain("6 January 2025 at 03:00");
  expect(html).toContain(`mailto:${answers.email}?subject=`);
  expect(html).toContain(`tel:${answers.phoneNumber}`);
  expect(html).toContain(`https://wa.me/${answers.phoneNumber.slice(1)}?text=`);
  expect(html).toContain("30, Irish, BA in History, English first; January 6th 2025");
  expect(html).toContain("17 March 1994");
  expect(html).not.toContain("1994-03-17");
});

const started = { courseDates: "January 6th 2025" };
const coming = { courseDates: "February 3rd 2025" };

test.each<[what: string, change: Record<string, string>, says: string]>([
  ["the sender’s time", { [TIME_ZONE_FIELD]: "Europe/Dublin" }, "Monday 09:00, Europe/Dublin"],
  ["that the course had started", started, words.startedCourse(started.courseDates)],
  ["which terms were accepted", { [TERMS_FIELD]: "2, 3 March 2027" }, "2, 3 March 2027"],
  ["where the visitor came from, as text", { utm_source: "<b>ad</b>" }, "&lt;b&gt;ad&lt;/b&gt;"],
  ["why there is no link to call", { phoneNumber: "07911123456" }, words.noCountryCode],
  ["that Reply reaches nobody", { email: "zoë@example.com" }, words.noReply],
])("a mail to the school says %s, if it is so", async (_what, change, says) => {
  const usual = { ...answers, ...coming };
  expect((await received(usual)).html).not.toContain(says);
  expect((await received({ ...usual, ...change })).html).toContain(says);
});

test("an unknown time zone, a number without its country code and an odd address lead nowhere", async () => {
  const nowhere = await received({ ...answers, [TIME_ZONE_FIELD]: "Middle/Earth" });
  expect(nowhere.html).not.toContain(words.theirTime);
  const local = await received({ ...answers, phoneNumber: "07911123456" });
  expect(local.html).not.toMatch(/wa\.me|tel:/);
  const odd = await received({ ...answers, email: "zoë@example.com" });
  expect(odd.parsed.replyTo).toBeUndefined();
  expect(odd.html).toContain("mailto:zo%C3%AB@example.com?subject=");
});

test("a mail to the school opens the application in the studio if browsers can reach it", async () => {
  expect((await received(answers)).html).not.toContain(words.actions.studio);
  const url = studioUrl({ studioHosts: ["studio.school.mx", "other.school.mx"] });
  expect((await received(answers, url)).html).toContain(
    `href="https://studio.school.mx/people/${ID}"`,
  );
  for (const studioHosts of [[], ["localhost:1090"]]) {
    expect(studioUrl({ studioHosts })).toBeUndefined();
  }
});

test("an applicant’s name makes no link in the school’s name: not as sender, heading, contact or greeting", async () => {
  const name = "Visit https://evil.example/login now";
  const { html, parsed, card } = await received({ ...answers, name });
  expect(parsed.from?.name).toBe(content.school.name);
  expect(properties(card).get("FN")).toBe(answers.email);
  expect(html).toContain(`text=${encodeURIComponent(words.greeting("", content.school.name))}`);
  expect(words.greeting("", "School")).toBe("Hello, this is School. ");
});

test("a mail to the school has the answers as CSV and the applicant as vCard attached", async () => {
  const { csv, card } = await received(answers);
  const [head = "", row = ""] = csv.split("\r\n");
  expect(head.split(",").slice(0, 2)).toEqual(["\uFEFFReference", "Received"]);
  expect(row).toContain(`${referenceOf(ID)},2025-01-06 03:00`);
  const contact = properties(card);
  expect(contact.get("N;CHARSET=UTF-8")).toBe("O’Brien-Núñez;Zoë;;;");
  expect(contact.get("TEL;TYPE=CELL")).toBe(answers.phoneNumber);
  expect(contact.get("BDAY")).toBe(answers.dateOfBirth);
  const mistyped = await received({ ...answers, dateOfBirth: "0090-05-12" });
  expect(mistyped.card).not.toContain("BDAY");
});
