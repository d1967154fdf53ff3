import { ButtonLink } from "./button-link.tsx";

export const examples = {
  primary: (
    <ButtonLink to="/apply" variant="primary">
      Apply Now
    </ButtonLink>
  ),
  outline: (
    <ButtonLink to="/program" variant="outline">
      See More
    </ButtonLink>
  ),
};
