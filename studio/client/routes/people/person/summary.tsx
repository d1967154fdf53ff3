import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { inDays } from "#studio/client/shell/people/people-texts.ts";

/** In short: what somebody wants, and what they bring along. */
export function Summary({ startDate, hadStarted, isOver, daysToStart, facts }: SubmissionDetails) {
  const { degree, university, languages, english, background } = facts;
  const begun = hadStarted ? "begun" : "";
  const past = isOver ? "over" : begun;
  const when = daysToStart > 0 ? inDays(daysToStart) : past;
  const answered = [
    { fact: "Starts", answer: [startDate, startDate && when].filter(Boolean).join(", ") },
    { fact: "Degree", answer: [degree, university].filter(Boolean).join(", ") },
    { fact: "Languages", answer: [languages, english].filter(Boolean).join("; ") },
    { fact: "Background", answer: background },
  ].filter(({ answer }) => answer);
  if (answered.length === 0) return null;
  return (
    <section aria-label="In short" className="col-span-full">
      <dl className="flex gap-x-8 gap-y-1 sm:flex-wrap">
        {answered.map(({ fact, answer }) => (
          <div key={fact} className="min-w-0 max-sm:nth-[n+3]:hidden sm:last:flex-[1_1_12rem]">
            <dt className="text-sm text-muted-foreground">{fact}</dt>
            <dd className="line-clamp-3 leading-snug font-medium break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
