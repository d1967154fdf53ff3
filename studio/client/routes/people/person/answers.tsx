import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { personWords as text } from "./person-words.ts";

/** What a person has sent; an application in the groups of its form. */
export function Answers({ form, answers }: Pick<SubmissionDetails, "form" | "answers">) {
  const untitled = form === "contact" ? text.message : text.others;
  return answers.map(({ heading, answers: group }) => (
    <section key={heading} className="mt-8 first:mt-0">
      <h2 className="mb-2 text-subtitle">{heading || untitled}</h2>
      <dl className="rows">
        {group.map(({ question, answer }) => (
          <div key={question} className="fact">
            <dt>{question}</dt>
            <dd className="whitespace-pre-wrap">
              {answer || <span className="text-muted-foreground">{text.noAnswer}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
