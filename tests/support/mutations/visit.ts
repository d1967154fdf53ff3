import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { contactForm } from "#content/form-texts/contact-form.ts";
import { chatText } from "#content/school/chat-text.ts";

import { content } from "../site-content.ts";

/** The texts by which the visitor finds things. */
export const texts = {
  message: "Is there a course in the spring?",
  chatButton: chatText.toggle(content.school.name),
  emailError: contactForm.email.invalid,
  success: applicationOutcome.success.title,
  homeHeading: content.home.hero.heading,
  // The header’s; one to another page is followed.
  links: [
    { to: "/aboutus", label: "About", heading: content.aboutUs.header.title },
    { to: "/program", label: "Program", heading: content.program.header.title },
  ],
};

/** With answers to the application form, by field name. */
export type Plan = typeof texts & { answers: Readonly<Record<string, string>> };

const none: string[] = [];

/** What a visitor has met; at the beginning, nothing. */
export const nothing = {
  isFinished: false,
  /** When the HTML was changed. */
  moments: none,
  /** How many of the first changes were one: the page has what they change. */
  changes: 0,
  /** The parts of the server's HTML that React has replaced, by selector. */
  replaced: none,
  /** The theme after hydration. The visitor had chosen the dark one on an earlier visit. */
  theme: "",
  /** The URLs of the style sheets that apply after hydration. */
  sheets: none,
  /** The computed styles of some elements after hydration, and after following a link. */
  styles: none,
  /** The fields whose answers from before hydration are gone after it, by selector. */
  lostAnswers: none,
  /** What worked, in order; “focus” if the caret stayed in its place, “link” if it loaded no page. */
  worked: none,
  /** Uncaught errors, and messages in the console. */
  errors: none,
};

export type Visit = typeof nothing;
