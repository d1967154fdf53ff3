import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { Breakable } from "#studio/client/shell/people/person-name.tsx";
import { inDays } from "#studio/client/shell/people/people-texts.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";

/** Characters of an answer that fits beside another on phones. */
const SHORT = 18;

/** By which name a submission is known, and when it came. */
export function Origin({ reference, received }: SubmissionDetails) {
  return (
    <span className="text-sm text-muted-foreground">
      Reference {reference}, received <time dateTime={received.iso}>{received.label}</time>
    </span>
  );
}

/** What somebody wants and brings along; each says by itself what it is about. */
function factsOf({ startDate, hadStarted, isOver, daysToStart, facts }: SubmissionDetails) {
  const { degree, university, languages, english, background } = facts;
  const past = isOver ? "over" : hadStarted && "begun";
  const when = daysToStart > 0 ? inDays(daysToStart) : past;
  return (
    [
      ["Course", "courses", startDate && [`Course ${startDate}`, when].filter(Boolean).join(", ")],
      ["Degree", "paper", [degree, university].filter(Boolean).join(", ")],
      ["Languages", "country", [languages, english].filter(Boolean).join("; ")],
      ["Background", "history", background],
    ] as const
  ).filter(([, , answer]) => answer);
}

/** A person in short, and behind it all that they have answered. */
export function About(submission: SubmissionDetails) {
  const { id, applicant, form, answers, email } = submission;
  const facts = form === "application" || applicant !== id ? factsOf(submission) : [];
  // The address alone, which a message has, is at the head of the page.
  const groups = answers.filter((group) => group.answers.some(({ answer }) => answer !== email));
  if (facts.length + groups.length === 0) return null;
  return (
    <section aria-label="In short" className="panel grid gap-4">
      {facts.length > 0 && (
        <dl className="grid gap-3">
          {facts.map(([fact, icon, answer]) => (
            <div key={fact} className="flex gap-3 first:font-medium">
              <dt>
                <span className="sr-only">{fact}</span>
                <StudioIcon name={icon} className="mt-0.5 size-5 text-link" />
              </dt>
              <dd className="line-clamp-3 min-w-0 leading-snug break-words">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {groups.length > 0 && <Answers {...submission} answers={groups} />}
    </section>
  );
}

/** All answers in the groups of the form; what a reply needs stands before them. */
function Answers(submission: SubmissionDetails) {
  const { form, answers, email } = submission;
  return (
    <details className="person-answers not-first:border-t not-first:border-border not-first:pt-3">
      <summary className="flex min-h-8 cursor-pointer items-center">
        <h2 className="text-base font-medium">
          {form === "application" ? "All answers" : "More about this message"}
        </h2>
        <StudioIcon name="down" className="ml-auto size-5 text-link" />
      </summary>
      {form === "application" && <Origin {...submission} />}
      <div className="mt-4 [&>section]:not-last:mb-6">
        {answers.map(({ heading, answers: group }) => (
          <section key={heading} className={heading ? "" : "not-first:-mt-[1.5625rem]"}>
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
