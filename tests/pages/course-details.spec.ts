import { courseDetailsText } from "#content/course/course-details-text.ts";

import { expect, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

test("the Program page shows exactly the course details that the school has provided", async ({
  page,
}) => {
  await page.goto("/program");
  const facts: unknown[] = Object.values(content.courseDetails);
  const said = facts.filter((fact) => fact !== null && !(Array.isArray(fact) && fact.length === 0));
  const section = page.getByRole("region", { name: courseDetailsText.heading });
  await expect(section).toHaveCount(said.length > 0 ? 1 : 0);
  await expect(page.getByRole("main").locator("details")).toHaveCount(said.length);
});
