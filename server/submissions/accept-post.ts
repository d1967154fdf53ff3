import type { Content } from "#content/content.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";
import { asksAboutBegunCourse } from "#forms/begun-course.ts";
import { checkForm } from "#forms/check-form.ts";
import type { FormName, FormValues, Outcome } from "#forms/contract.ts";

import type { Clock } from "../core/clock.ts";
import { schoolDate } from "../core/school-clock.ts";
import { type AcceptSubmission, keyOfPost } from "./accept-submission.ts";

type AcceptPost = (form: FormName, values: FormValues, address: string) => Promise<Outcome>;

/**
 * Accepts forms posted without JavaScript. Like the page's script, asks for confirmation before it
 * accepts a valid application for a course that has begun; the mail API does not ask.
 */
export function createAcceptPost(
  acceptSubmission: AcceptSubmission,
  clock: Clock,
  content: () => Content,
): AcceptPost {
  return async (form, fields, address) => {
    const now = clock.now();
    const { school, startDates } = content();
    if (
      form === "application" &&
      asksAboutBegunCourse(fields, startDates, schoolDate(now, school.timeZone)) &&
      checkForm(form, fields).ok
    ) {
      const error = applicationForm.begun.question;
      return { accepted: false, status: 422, error, problems: {}, isQuestion: true };
    }
    return acceptSubmission({ form, fields, key: keyOfPost(form, fields, now) }, address);
  };
}
