import { applyLink as delivered } from "#content/school/navigation.ts";

import type { ButtonVariant } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { useWords } from "../own-words.ts";

/** The call to action. A page has at most three loud ones, with the header's. */
export function ApplyLink({ variant = "primary" }: { variant?: ButtonVariant }) {
  const applyLink = useWords("applyLink", delivered);
  return (
    <ButtonLink to={applyLink.to} variant={variant}>
      {applyLink.label}
    </ButtonLink>
  );
}
