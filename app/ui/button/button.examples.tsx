import { Button } from "./button.tsx";

export const examples = {
  primary: (
    <Button type="button" variant="primary">
      Apply Now
    </Button>
  ),
  outline: (
    <Button type="button" variant="outline">
      See More
    </Button>
  ),
  quiet: (
    <Button type="button" variant="quiet">
      Clear my answers
    </Button>
  ),
  "at work": (
    <Button type="button" variant="primary" aria-disabled>
      Sending...
    </Button>
  ),
};
