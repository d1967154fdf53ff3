import { chatText as delivered } from "#content/school/chat-text.ts";
import type { ComponentProps } from "react";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";

/**
 * Returns the URL of a WhatsApp chat (specification, section 4).
 * @param phone the phone number in any notation, such as "+52 322 555 0123"
 * @param text a message that WhatsApp puts into the input field, unsent
 */
export function whatsappAddress(phone: string, text?: string): string {
  const address = `https://wa.me/${phone.replace(/\D/g, "")}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}

interface WhatsappLinkProps extends Pick<
  ComponentProps<"a">,
  "aria-label" | "className" | "children"
> {
  /** A message that WhatsApp puts into the input field, unsent. */
  text?: string;
}

/** A link to the school's chat on WhatsApp, in a new tab. */
export function WhatsappLink({ text, children, ...rest }: WhatsappLinkProps) {
  const { school } = useContent();
  return (
    <a href={whatsappAddress(school.phone, text)} target="_blank" rel="noopener" {...rest}>
      {children}
    </a>
  );
}

interface AskOnWhatsappProps extends Pick<WhatsappLinkProps, "className" | "text"> {
  /** The link's words, if it is about one thing. */
  label?: string;
}

/** A link to the school's chat on WhatsApp, with words instead of an icon. */
export function AskOnWhatsapp({ label, ...rest }: AskOnWhatsappProps) {
  const { ask, newTab } = useWords("chatText", delivered);
  const shown = label ?? ask;
  return (
    <WhatsappLink aria-label={`${shown} ${newTab}`} {...rest}>
      {shown}
    </WhatsappLink>
  );
}
