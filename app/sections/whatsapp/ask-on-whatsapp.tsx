import { chatText } from "#content/school/chat-text.ts";

import { WhatsappLink } from "./whatsapp-link.tsx";

/** A link to the school's chat on WhatsApp, with words instead of an icon. */
export function AskOnWhatsapp({ className }: { className: string }) {
  return (
    <WhatsappLink aria-label={`${chatText.ask} ${chatText.newTab}`} className={className}>
      {chatText.ask}
    </WhatsappLink>
  );
}
