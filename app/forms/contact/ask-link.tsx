import { questionsToAsk } from "#content/contact-form.ts";
import type { MouseEvent, ReactNode } from "react";

import { isUnmodifiedClick } from "../../ui/click.ts";

/** The contact form's message field, on every page. */
export const messageId = "contact-message";

interface AskLinkProps {
  /** Which of the questions to ask. */
  about: string;
  /** The accessible name, where the text alone does not say enough. */
  label?: string;
  /** Where it leads without JavaScript: by default to a page with the question filled in. */
  to?: string;
  className: string;
  children: ReactNode;
}

/** Leads to the contact form with a question in its message field, beside what is there already. */
export function AskLink({
  about,
  label,
  to = `/?ask=${about}#contact`,
  className,
  children,
}: AskLinkProps) {
  function ask(event: MouseEvent) {
    const question = questionsToAsk[about];
    const field = document.getElementById(messageId);
    if (!isUnmodifiedClick(event) || !question || !(field instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    if (!field.value.includes(question)) {
      field.value = [field.value.trim(), question].filter(Boolean).join("\n\n");
    }
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }

  return (
    <a href={to} aria-label={label} onClick={ask} className={className}>
      {children}
    </a>
  );
}
