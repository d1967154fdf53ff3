import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { personWords as text } from "./person-words.ts";

/** What an applicant has answered, in the groups of the form. */
export function Answers({ answers }: Pick<SubmissionDetails, "answers">) {
  return answers.map(({ heading, answers: group }) => (
    <section key={heading} className="mt-8 first:mt-0">
      <h2 className="mb-2 text-subtitle">{heading || text.others}</h2>
      <dl className="rows">
        {group.map(({ question, answer }) => (
          <div key={question} className="grid gap-x-6 py-2.5 sm:grid-cols-[2fr_3fr]">
            <dt className="text-muted-foreground">{question}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">
              {answer || <span className="text-muted-foreground">{text.noAnswer}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
