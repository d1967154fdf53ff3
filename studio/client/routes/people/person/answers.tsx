import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { Breakable } from "#studio/client/shell/people/person-name.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";

/** Characters of an answer that fits beside another on phones. */
const SHORT = 18;

/** By which name a submission is known, and when it came. */
export function Origin({ reference, received }: SubmissionDetails) {
  return (
    <span className="order-last block basis-full text-sm text-muted-foreground">
      Reference {reference}, received <time dateTime={received.iso}>{received.label}</time>
    </span>
  );
}

/** All that a person has answered, in the groups of the form; what an answer needs is at the head. */
export function Answers(submission: SubmissionDetails) {
  const { form, answers, email } = submission;
  // The address alone, which a message has, is at the head of the page.
  const groups = answers.filter((group) => group.answers.some(({ answer }) => answer !== email));
  if (groups.length === 0) return null;
  return (
    <details className="person-answers panel">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3">
        <h2 className="text-subtitle">
          {form === "application" ? "All answers" : "More about this message"}
        </h2>
        {form === "application" && <Origin {...submission} />}
        <StudioIcon name="down" className="ml-auto size-5 text-link" />
      </summary>
      <div className="mt-4 [&>section]:not-last:mb-6">
        {groups.map(({ heading, answers: group }) => (
          <section key={heading} className={heading ? "" : "-mt-[1.5625rem]"}>
            {heading && <h3 className="mb-2 font-semibold">{heading}</h3>}
            <dl className="answer-list">
              {group.map(({ question, answer }) => (
                <div
                  key={question}
                  className={`fact ${answer.length > SHORT || answer === email ? "is-long" : ""}`}
                >
                  <dt>{question}</dt>
                  <dd className="whitespace-pre-wrap">
                    {answer === email ? <Breakable text={email} /> : answer}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}
