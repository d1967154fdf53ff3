import { expect, test } from "vitest";

import { content } from "#tests/support/site-content.ts";
import { nextSteps } from "./interview.ts";

test("how fast the school answers takes the place of the delivered step, not of the owner’s own", () => {
  const [delivered = "", ...others] = content.enrolment.afterApplying.steps;
  const promise = "We answer within 3 days.";
  const own = ["Your teacher calls you.", ...others];
  expect(nextSteps([delivered, ...others], { answerDays: 3 })).toEqual([promise, ...others]);
  expect(nextSteps(own, { answerDays: 3 })).toEqual([promise, ...own]);
  expect(nextSteps([delivered, ...others], {})).toEqual([delivered, ...others]);
});
