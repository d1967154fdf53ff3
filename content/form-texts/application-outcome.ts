import { drawing } from "../pages/shaped-pictures.ts";

/** The dialog after an application was sent, or could not be sent. */
export const applicationOutcome = {
  success: {
    picture: drawing("success"),
    title: "Success!",
    text: "Your application has been sent successfully. We will contact you soon.",
    ok: "OK",
  },
  failure: {
    title: "Error!",
    text: "There was an error sending your application. Please try again.",
    ok: "OK",
  },
} as const;
