import { drawing } from "./card.ts";

/** What an applicant is told once the application was sent, or could not be. */
export const applicationOutcome = {
  success: {
    picture: drawing("success"),
    title: "Success!",
    text: "Your application has been sent successfully. We will contact you soon.",
    ok: "OK",
  },
  failure: {
    picture: drawing("send-failed"),
    title: "Error!",
    text: "There was an error sending your application. Please try again.",
    ok: "OK",
  },
} as const;
