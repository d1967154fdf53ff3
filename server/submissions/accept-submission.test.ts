import { expect, test, vi } from "vitest";

import { applicant } from "../../tests/support/components/applicant.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";
import { owedMails, testApp } from "../../tests/support/server/test-app.ts";

const headers = { "X-Forwarded-For": "203.0.113.7" };

test("what could not be stored counts towards no limit: it is not put aside, and has its receipt", async () => {
  const { send, store } = await testApp({ rateLimit: 25 });
  const record = vi.spyOn(store.submissions, "record");
  const tries = 25;
  for (let failed = 0; failed < tries; failed += 1) record.mockRejectedValueOnce(new Error("full"));
  const fields = { ...applicant("outage"), courseDates: "January 6th 2025" };
  const application = { ...contactRequest, subject: "New Application Form", fields };
  for (let failed = 0; failed < tries; failed += 1) {
    expect((await send(application, { headers })).status).toBe(503);
  }
  expect((await send(application, { headers })).status).toBe(202);
  expect((await send(contactRequest, { headers })).status).toBe(202);
  const mails = await owedMails(store);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["receipt", "school", "school"]);
});

test("a visitor is told that a submission is stored, also if what follows the commit fails", async () => {
  const { send, store } = await testApp({
    giveBack: () => Promise.reject(new Error("The limits are away")),
  });
  const repeated = { headers: { ...headers, "Idempotency-Key": "once" } };
  expect((await send(contactRequest, repeated)).status).toBe(202);
  expect((await send(contactRequest, repeated)).status).toBe(202);
  expect(await owedMails(store)).toHaveLength(1);
});
