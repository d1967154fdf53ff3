import { Link } from "react-router";

import type { Check } from "../../../../server/admin/health/check.ts";
import type { Concern } from "../../../server/today/read-today.ts";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { reportText } from "../technician/report-text.ts";
import { todayWords } from "./today-words.ts";

const text = todayWords.concerns;

interface ConcernListProps {
  concerns: readonly Concern[];
  /** What its technician mends. */
  checks: readonly Check[];
}

/** What is wrong: first what the school mends itself, then what its technician mends. */
export function ConcernList({ concerns, checks }: ConcernListProps) {
  const school = useSchoolName();
  if (concerns.length + checks.length === 0) return null;
  return (
    <section aria-labelledby="concerns" className="panel">
      <h2 id="concerns" className="text-subtitle">
        {text.heading}
      </h2>
      <ul className="mt-1 -mb-2">
        {concerns.map((concern) => {
          const { says, open, to } = text.all[concern.kind];
          return <ConcernRow key={concern.kind} says={says(concern)} action={open} to={to} />;
        })}
        {checks.map((check) => (
          <ConcernRow
            key={check.title}
            says={check.matters}
            action={text.technician.ask}
            about={check.title}
            to={askTechnician(check, school)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Opens a chat with what the technician needs to know; the owner chooses with whom. */
function askTechnician(check: Check, school: string): string {
  const subject = text.technician.subject(school, check.title);
  return `https://wa.me/?text=${encodeURIComponent(reportText(subject, [check]))}`;
}

interface ConcernRowProps {
  says: string | undefined;
  action: string;
  /** What the action is about, if its words do not say so. */
  about?: string;
  to: string;
}

function ConcernRow({ says, action, about, to }: ConcernRowProps) {
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 pl-8">
      <StudioIcon name="alert" className="absolute top-3 left-0 size-5 text-late" />
      <p className="basis-full leading-snug">{says}</p>
      {/* The link's ::after covers the row. */}
      <Link
        to={to}
        {...(about && {
          target: "_blank",
          rel: "noreferrer",
          "aria-label": `${action}: ${about}`,
        })}
        className="py-1 font-medium text-link after:absolute after:inset-0"
      >
        {action}
      </Link>
    </li>
  );
}
