import { Link } from "react-router";

import type { SubmissionPage } from "../../../contract/submission.ts";
import { addressOf, type SubmissionQuery } from "../../../contract/submission-query.ts";
import { stepWords } from "../../shell/steps/step-words.ts";
import { words } from "../../words.ts";

const text = words.submissions.steps;

interface StepLinksProps {
  query: SubmissionQuery;
  steps: SubmissionPage["steps"];
}

/** Links to the list of each step, with how many there are. */
export function StepLinks({ query, steps }: StepLinksProps) {
  const to = (step: SubmissionQuery["step"]) => `/people${addressOf({ ...query, step })}`;
  const current = (isCurrent: boolean) => (isCurrent ? "page" : undefined);
  return (
    <nav aria-label={text.label} className="-mx-3 mb-4">
      <ul className="flex flex-wrap">
        <li>
          <Link to={to(undefined)} aria-current={current(!query.step)} className="studio-link">
            {text.all}
          </Link>
        </li>
        {steps.map(({ step, count, isMore }) => (
          <li key={step}>
            <Link
              to={to(step)}
              aria-current={current(query.step === step)}
              className="studio-link gap-1.5"
            >
              {stepWords.steps[step]}
              <span className="text-sm text-muted-foreground tabular-nums">
                {text.count(count, isMore)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
