import { Link } from "react-router";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";

/** Why the start date in a text is to be changed. */
const troubles = {
  draft: (day: string) => `${day} is not live yet.`,
  gone: (day: string) => `${day} is no longer one of your dates.`,
  started: (day: string) => `The course of ${day} has begun.`,
  full: (day: string) => `The course of ${day} is full.`,
};

interface DateTroubleProps {
  submission: SubmissionDetails;
  /** The start date that the school’s text names, if it does. */
  date: string | undefined;
  /** The text as it is now. */
  typed: string;
  onType: (typed: string) => void;
}

/** That a letter names a date for which nobody can apply, with the next ones to put in its place. */
export function DateTrouble({ submission, date, typed, onType }: DateTroubleProps) {
  const { dateTrouble, nextDates, startDate } = submission;
  const named = [date, ...nextDates.map(({ label }) => label)].find(
    (one) => one && typed.includes(one),
  );
  if (!dateTrouble || !date || !named) return null;
  const replaced = nextDates.find(({ label }) => label === named && label !== date);
  return (
    <div className="letter-trouble">
      <p className="flex items-start gap-2 leading-snug font-medium">
        <StudioIcon name={replaced ? "check" : "alert"} className="size-5 shrink-0" />
        <span>
          {replaced ? `The text names ${replaced.day} now.` : troubles[dateTrouble](startDate)}{" "}
          {dateTrouble === "draft" && (
            <Link to="/publish" className="inline-link">
              Publish it
            </Link>
          )}
          {dateTrouble !== "draft" &&
            !replaced &&
            (nextDates.length > 0 ? (
              "Choose another date:"
            ) : (
              <Link to="/courses" className="inline-link">
                Add the next date
              </Link>
            ))}
        </span>
      </p>
      {dateTrouble !== "draft" && nextDates.length > 0 && (
        <ul aria-label="Next dates" className="mt-2 flex flex-wrap gap-1.5">
          {nextDates.map(({ label, day }) => (
            <li key={label}>
              <button
                type="button"
                aria-pressed={label === named}
                className="chip bg-card text-foreground"
                onClick={() => onType(typed.replaceAll(named, label))}
              >
                {day}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
