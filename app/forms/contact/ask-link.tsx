import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import type { MouseEvent, ReactNode } from "react";

import { useContent } from "../../content-context.tsx";
import { isUnmodifiedClick } from "../../ui/click.ts";

/** The id of the contact form's message field, which is on every page. */
export const messageId = "contact-message";

interface AskLinkProps {
  /** The key of the question in content/form-texts/contact-form.ts. */
  about: string;
  /** A sentence after the question. */
  more?: string;
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
  more,
  label,
  to = `/?ask=${about}#contact`,
  className,
  children,
}: AskLinkProps) {
  const { startDates } = useContent();

  function ask(event: MouseEvent) {
    const sentences = [questionsToAsk(startDates).get(about), more];
    const field = document.getElementById(messageId);
    if (!isUnmodifiedClick(event) || !(field instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    // The form is being sent, and empties its fields then.
    if (field.readOnly) return;
    const missing = sentences.filter((text) => text && !field.value.includes(text)).join(" ");
    if (missing) field.value = [field.value.trim(), missing].filter(Boolean).join("\n\n");
    field.closest("details")?.setAttribute("open", "");
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  }

  return (
    <a href={to} aria-label={label} onClick={ask} className={className}>
      {children}
    </a>
  );
}
