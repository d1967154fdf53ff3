import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { personWords } from "./person-words.ts";

const text = personWords.summary;

/** In short: what somebody wants, what they bring along, and what they say themselves. */
export function Summary({ startDate, hadStarted, facts, message }: SubmissionDetails) {
  const { degree, university, languages, english, background } = facts;
  const rows = [
    [text.startDate, [startDate]],
    [text.degree, [degree, university]],
    [text.languages, [languages, english]],
  ] as const;
  const answered = rows.flatMap(([fact, answers]) => {
    const answer = answers.filter(Boolean).join(" · ");
    return answer ? [{ fact, answer }] : [];
  });
  const said = message || background;
  if (!said && answered.length === 0) return null;
  return (
    <section aria-label={text.label} className="person-summary panel">
      {answered.length > 0 && (
        <dl>
          {answered.map(({ fact, answer }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {hadStarted && <p className="font-medium">{text.startedCourse(startDate)}</p>}
      {said && (
        <blockquote className="bubble">
          <p className={message ? "" : "max-sm:line-clamp-4"}>{said}</p>
        </blockquote>
      )}
    </section>
  );
}
