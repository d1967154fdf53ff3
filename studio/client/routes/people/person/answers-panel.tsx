import { Link } from "react-router";

import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { words } from "../../../words.ts";

const text = words.submission;

/** What the person has sent. */
export function AnswersPanel({ submission }: { submission: SubmissionDetails }) {
  const { reference, received, email, startDate, hadStarted, answers } = submission;
  return (
    <section className="panel lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <h2 className="mb-3 text-subtitle">{text.answers}</h2>
      {hadStarted && <p className="mb-2 font-medium">{text.startedCourse(startDate)}</p>}
      <dl className="divide-y divide-border">
        <Answer question={text.received}>
          <time dateTime={received.iso}>{received.label}</time>
        </Answer>
        <Answer question={text.reference}>{reference}</Answer>
        {answers.map(({ question, answer }) => (
          <Answer key={question} question={question}>
            {answer || <span className="text-muted-foreground">{text.noAnswer}</span>}
          </Answer>
        ))}
      </dl>
      {email && (
        <p className="mt-4">
          <Link to={`/people/erase?${new URLSearchParams({ email })}`} className="inline-link">
            {text.erase}
          </Link>
        </p>
      )}
    </section>
  );
}

function Answer({ question, children }: { question: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[2fr_3fr]">
      <dt className="text-muted-foreground">{question}</dt>
      <dd className="min-w-0 break-words whitespace-pre-wrap">{children}</dd>
    </div>
  );
}
