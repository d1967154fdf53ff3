import { ButtonLink } from "./button-link.tsx";

export const examples = {
  loud: (
    <ButtonLink to="/apply" variant="loud">
      Apply Now
    </ButtonLink>
  ),
  quiet: (
    <ButtonLink to="/program" variant="quiet">
      See More
    </ButtonLink>
  ),
};
