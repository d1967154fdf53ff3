import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";

/** Characters of an answer that fits beside another on phones. */
const SHORT = 18;

/** All that a person has answered, in the groups of the form, and when it came. */
export function Answers({ answers, email, reference, received }: SubmissionDetails) {
  // The address alone, which a message has, is at the head of the reply.
  const groups = answers.filter((group) => group.answers.some(({ answer }) => answer !== email));
  return (
    <div
      className={`grid gap-x-10 gap-y-6 xl:col-span-full xl:grid-cols-2 ${groups.length > 0 ? "panel" : ""}`}
    >
      {groups.map(({ heading, answers: group }) => (
        <section key={heading}>
          <h2 className="mb-2 text-subtitle">{heading || "Details"}</h2>
          <dl className="answer-list">
            {group.map(({ question, answer }) => (
              <div key={question} className={`fact ${answer.length > SHORT ? "is-long" : ""}`}>
                <dt>{question}</dt>
                <dd className="whitespace-pre-wrap">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="col-span-full text-sm text-muted-foreground">
        Reference {reference}, received <time dateTime={received.iso}>{received.label}</time>
      </p>
    </div>
  );
}
