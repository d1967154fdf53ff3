import { afterApplying } from "#content/after-applying.ts";
import { expect, test } from "vitest";

import { applicant } from "../../tests/support/applicant.ts";
import { sampleSubmission } from "../../tests/support/sample-submission.ts";
import { composeMail } from "./compose-mail.ts";

const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

function receiptFor(change: Record<string, string> = {}) {
  const fields = { courseDates: "January 6th 2025", ...applicant("receipt"), ...change };
  const submission = sampleSubmission("one", {
    form: "application",
    fields: JSON.stringify(fields),
    text: `Name: ${fields.name}`,
  });
  return composeMail({ id: "one.receipt", kind: "receipt", submission }, addresses);
}

test("a receipt goes to the applicant alone and is answered to the school", () => {
  expect(receiptFor()).toMatchObject({
    messageId: "one.receipt@example.com",
    from: { address: "site@example.com" },
    to: "zoe.receipt@example.com",
    replyTo: "school@example.com",
  });
});

test("a receipt tells when, for which dates, what happens next, and what was answered", () => {
  const { text, html } = receiptFor();
  for (const body of [text, String(html)]) {
    // Puerto Vallarta is six hours behind UTC.
    expect(body).toContain("Monday, 6 January 2025 at 03:00, Puerto Vallarta time");
    expect(body).toContain("Course dates: January 6th 2025");
    for (const step of afterApplying.steps) expect(body).toContain(step);
    expect(body).toContain("Zoë");
  }
});

test("markup in an answer stays text", () => {
  const { html } = receiptFor({ city: '<a href="https://evil.example">Galway</a>' });
  expect(html).not.toContain("<a");
  expect(html).toContain("&lt;a href=&quot;https://evil.example&quot;&gt;Galway&lt;/a&gt;");
});

test("outside of the copy, nothing in a receipt is of the sender’s choosing", () => {
  const { subject, text } = receiptFor({ name: "CHEAP PILLS" });
  const [beforeTheCopy] = text.split("Your answers");
  expect(subject + beforeTheCopy).not.toContain("CHEAP PILLS");
});
