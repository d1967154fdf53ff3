import type { ComponentProps } from "react";

import { useContent } from "../../content-context.tsx";
import { whatsappAddress } from "./whatsapp-address.ts";

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
