import { applyLink } from "#content/navigation.ts";

import { ButtonLink } from "../ui/button-link.tsx";

/** The site’s one loud invitation. */
export function ApplyLink() {
  return (
    <ButtonLink to={applyLink.to} variant="loud">
      {applyLink.label}
    </ButtonLink>
  );
}
