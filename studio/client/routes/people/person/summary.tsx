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
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:gap-x-8">
        {answered.map(({ fact, answer }) => (
          <div key={fact} className="sm:not-last:shrink-0">
            <dt className="text-sm text-muted-foreground">{fact}</dt>
            <dd className="line-clamp-2 leading-snug font-medium break-words sm:line-clamp-1">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
      {hadStarted && <p className="mt-2 font-medium">{text.startedCourse(startDate)}</p>}
    </section>
  );
}
