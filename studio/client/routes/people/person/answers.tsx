import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { personWords as text } from "./person-words.ts";

/** Characters of an answer that fit into half the width. */
const LONG = 60;

/** What a person has sent; an application in the groups of its form. */
export function Answers({ form, answers }: Pick<SubmissionDetails, "form" | "answers">) {
  const untitled = form === "contact" ? text.message : text.others;
  return answers.map(({ heading, answers: group }) => (
    <section key={heading} className="mt-8 first:mt-0">
      <h2 className="mb-2 text-subtitle">{heading || untitled}</h2>
      <dl className="grid gap-x-8 border-b border-border sm:grid-cols-2">
        {group.map(({ question, answer }) => (
          <div
            key={question}
            className={`border-t border-border py-2 ${isLong(answer) ? "sm:col-span-2" : ""}`}
          >
            <dt className="text-sm text-muted-foreground">{question}</dt>
            <dd className="min-w-0 break-words whitespace-pre-wrap">
              {answer || <span className="text-muted-foreground">{text.noAnswer}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

/** Whether an answer needs the whole width. */
function isLong(answer: string): boolean {
  return answer.length > LONG || answer.includes("\n");
}
