import { useMediaQuery } from "#app/ui/use-browser-state.ts";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { nameOf } from "#studio/client/shell/people/people-texts.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";

/** Characters of an answer that fits beside another on phones. */
const SHORT = 18;

/** All that a person has answered, in the groups of the form, and when it came. */
export function Answers(submission: SubmissionDetails) {
  const { form, step, answers, email, reference, received } = submission;
  const isWide = useMediaQuery("(width >= 40rem)");
  // The address alone, which a message has, is at the head of the page.
  const groups = answers.filter((group) => group.answers.some(({ answer }) => answer !== email));
  const origin = (
    <>
      Reference {reference}, received <time dateTime={received.iso}>{received.label}</time>
    </>
  );
  if (groups.length === 0) return <p className="-mt-2 text-sm text-muted-foreground">{origin}</p>;
  return (
    <details
      // Whoever is new has not been read yet; on phones it would push the reply far down.
      open={isWide && form === "application" && step === "new"}
      className="person-answers group panel"
    >
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3">
        <h2 className="text-subtitle">
          {form === "application" ? `About ${nameOf(submission)}` : "More about this message"}
        </h2>
        <span className="order-last basis-full text-sm text-muted-foreground">{origin}</span>
        <StudioIcon name="down" className="ml-auto size-5 text-link group-open:rotate-180" />
      </summary>
      <div className="answer-groups mt-4">
        {groups.map(({ heading, answers: group }) => (
          <section key={heading} className={heading ? "" : "-mt-[1.5625rem]"}>
            {heading && <h3 className="mb-2 font-semibold">{heading}</h3>}
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
      </div>
    </details>
  );
}
