import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import type { MouseEvent, ReactNode } from "react";

import { useContent } from "../../content-context.tsx";
import { isUnmodifiedClick } from "../../ui/click.ts";
import { replaceAnswer } from "../form-controls.ts";

/** The id of the contact form's message field, which is on every page. */
export const messageId = "contact-message";

interface AskLinkProps {
  /** The key of the question in content/form-texts/contact-form.ts. */
  about: string;
  /** The accessible name, if the link's text alone is unclear. */
  label?: string;
  /** The link's URL without JavaScript; by default a page with the question filled in. */
  to?: string;
  className: string;
  children: ReactNode;
}

/** A link to the contact form that adds a question to the text in its message field. */
export function AskLink({
  about,
  label,
  to = `/?ask=${about}#contact`,
  className,
  children,
}: AskLinkProps) {
  const { startDates } = useContent();

  function ask(event: MouseEvent) {
    const question = questionsToAsk(startDates).get(about);
    const field = document.getElementById(messageId);
    if (!isUnmodifiedClick(event) || !question || !(field instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    field.closest("details")?.setAttribute("open", "");
    const { value } = field;
    const asked = [value.trim(), question].filter(Boolean).join("\n\n");
    replaceAnswer(field, value.includes(question) ? value : asked);
    field.scrollIntoView({ block: "center" });
  }

  return (
    <a href={to} aria-label={label} onClick={ask} className={className}>
      {children}
    </a>
  );
}
