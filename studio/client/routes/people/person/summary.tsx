import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { personWords } from "./person-words.ts";

const text = personWords.summary;

/** In short: what somebody wants, and what they bring along. */
export function Summary({ startDate, hadStarted, facts }: SubmissionDetails) {
  const { degree, languages, english, background } = facts;
  const answered = [
    { fact: text.startDate, answer: startDate },
    { fact: text.degree, answer: degree },
    { fact: text.languages, answer: [languages, english].filter(Boolean).join(" · ") },
    { fact: text.background, answer: background },
  ].filter(({ answer }) => answer);
  if (answered.length === 0) return null;
  return (
    <section aria-label={text.label} className="col-span-full">
      <dl className="grid gap-x-8 gap-y-1 sm:flex">
        {answered.map(({ fact, answer }) => (
          <div
            key={fact}
            className="items-baseline not-last:shrink-0 max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-muted-foreground">{fact}</dt>
            <dd className="line-clamp-2 font-medium break-words sm:line-clamp-1">{answer}</dd>
          </div>
        ))}
      </dl>
      {hadStarted && <p className="mt-2 font-medium">{text.startedCourse(startDate)}</p>}
    </section>
  );
}
