import { Link } from "react-router";

import type { SubmissionPage } from "../../../contract/submission.ts";
import { addressOf, type SubmissionQuery } from "../../../contract/submission-query.ts";
import { StepDot } from "../../shell/steps/step-dot.tsx";
import { stepWords } from "../../shell/steps/step-words.ts";
import { peopleWords } from "./people-words.ts";

const text = peopleWords.steps;

interface StepTabsProps {
  query: SubmissionQuery;
  steps: SubmissionPage["steps"];
}

/** Links to the list of each step, with how many there are. */
export function StepTabs({ query, steps }: StepTabsProps) {
  const to = (step: SubmissionQuery["step"]) => `/people${addressOf({ ...query, step })}`;
  const current = (isCurrent: boolean) => (isCurrent ? "page" : undefined);
  return (
    <nav aria-label={text.label} className="tabs">
      <ul>
        <li>
          <Link to={to(undefined)} aria-current={current(!query.step)}>
            {text.all}
          </Link>
        </li>
        {steps.map(({ step, count, isMore }) => (
          <li key={step}>
            <Link to={to(step)} aria-current={current(query.step === step)}>
              <StepDot step={step} />
              {stepWords.steps[step]}
              <span className="text-sm font-normal tabular-nums">{text.count(count, isMore)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
