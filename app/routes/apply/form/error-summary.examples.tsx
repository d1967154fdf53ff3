import { ErrorSummary } from "./error-summary.tsx";

export const examples = {
  "two problems": (
    <ErrorSummary
      id="example-problems"
      heading="There is a problem"
      problems={[
        { controlId: "email", message: "Invalid email address" },
        { controlId: "city", message: "City is required" },
      ]}
    />
  ),
};
