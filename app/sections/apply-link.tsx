import { applyLink } from "#content/school/navigation.ts";

import { ButtonLink } from "../ui/button/button-link.tsx";

/** The call to action, the only button with the primary variant. */
export function ApplyLink() {
  return (
    <ButtonLink to={applyLink.to} variant="primary">
      {applyLink.label}
    </ButtonLink>
  );
}
