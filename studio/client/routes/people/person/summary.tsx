import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { inDays, waitOf } from "#studio/client/shell/people/people-texts.ts";

/** In short: what somebody wants, and what they bring along. */
export function Summary(submission: SubmissionDetails) {
  const { id, applicant, form, startDate, hadStarted, isOver, daysToStart, facts } = submission;
  const { isWaiting, hours, receivedOn } = submission;
  if (form !== "application" && applicant === id) return null;
  const { degree, university, languages, english, background } = facts;
  const begun = hadStarted ? "begun" : "";
  const past = isOver ? "over" : begun;
  const when = daysToStart > 0 ? inDays(daysToStart) : past;
  const answered = [
    { fact: "Starts", answer: [startDate, startDate && when].filter(Boolean).join(", ") },
    { fact: "Wrote", answer: isWaiting && hours > 0 ? `${waitOf(hours)} ago` : receivedOn },
    { fact: "Degree", answer: [degree, university].filter(Boolean).join(", ") },
    { fact: "Languages", answer: [languages, english].filter(Boolean).join("; ") },
    { fact: "Background", answer: background },
  ].filter(({ answer }) => answer);
  return (
    <section aria-label="In short" className="col-span-full">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 sm:flex sm:flex-wrap sm:gap-x-8">
        {answered.map(({ fact, answer }) => (
          <div key={fact} className="min-w-0 last:col-span-full sm:last:flex-[1_1_12rem]">
            <dt className="text-sm text-muted-foreground">{fact}</dt>
            <dd className="line-clamp-3 leading-snug font-medium break-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
