import { interviewSentences } from "#content/form-texts/interview.ts";

import { useContent } from "../../content-context.tsx";

/** Facts about the interview and a link to book it; nothing if the school has provided neither. */
export function InterviewNote() {
  const { interview } = useContent();
  const { booking } = interview;
  const sentences = interviewSentences(interview);
  if (sentences.length === 0 && !booking) return null;
  return (
    <>
      {sentences.join(" ")}{" "}
      {booking && (
        <a href={booking.address} className="text-link underline underline-offset-4">
          {booking.label}
        </a>
      )}
    </>
  );
}
