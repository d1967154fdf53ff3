import { expect, test } from "vitest";

import { documentsSchema } from "../schema/documents.ts";
import { contactForm } from "../form-texts/contact-form.ts";
import { schoolMail } from "../mail/school-mail-text.ts";
import { inOwnWords, withOwnWords } from "./with-own-words.ts";

test("error messages and the school’s mails can be in the school’s own words", () => {
  const own = { contactForm: { email: { required: "Where may we write to you?" } } };
  expect(documentsSchema.shape["contact-form"].safeParse(own).success).toBe(true);
  expect(inOwnWords("Email is required", { contactForm }, own)).toBe("Where may we write to you?");
  expect(inOwnWords("Message is required", { contactForm }, own)).toBe("Message is required");
  const mails = {
    receipt: { subject: "We have it", answers: "What you wrote" },
    schoolMail: { actions: { call: "Ring up" } },
  };
  expect(documentsSchema.shape.receipt.safeParse(mails).success).toBe(true);
  const { actions, sender } = withOwnWords(schoolMail, mails.schoolMail);
  expect(actions).toEqual({ ...schoolMail.actions, call: "Ring up" });
  expect(sender).toBe(schoolMail.sender);
});
