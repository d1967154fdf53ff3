import { Button } from "./button.tsx";

export const examples = {
  loud: (
    <Button type="button" variant="loud">
      Apply Now
    </Button>
  ),
  quiet: (
    <Button type="button" variant="quiet">
      See More
    </Button>
  ),
  "at work": (
    <Button type="button" variant="loud" aria-disabled>
      Sending...
    </Button>
  ),
};
