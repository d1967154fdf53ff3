import { type Interview, interviewSentences } from "#content/interview.ts";

/** When an applicant hears from the school, and where to choose a time for the interview, if it says so. */
export function InterviewNote({ interview }: { interview: Interview }) {
  const { booking } = interview;
  const sentences = interviewSentences(interview);
  if (sentences.length === 0 && !booking) return null;
  return (
    <>
      {sentences.join(" ")}{" "}
      {booking && (
        <a
          href={booking.address}
          className="inline-block py-2 text-link underline underline-offset-4"
        >
          {booking.label}
        </a>
      )}
    </>
  );
}
