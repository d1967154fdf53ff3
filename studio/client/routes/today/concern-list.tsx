import { Link } from "react-router";

import type { Check } from "../../../../server/admin/health/check.ts";
import type { Concern } from "../../../server/today/read-today.ts";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useChecks } from "../../shell/use-checks.ts";
import { reportText } from "../technician/report-text.ts";
import { todayWords } from "./today-words.ts";

const text = todayWords.concerns;

/** What is wrong: first what the school mends itself, then what its technician mends. */
export function ConcernList({ concerns }: { concerns: readonly Concern[] }) {
  const checks = useChecks()?.filter(({ matters }) => matters) ?? [];
  if (concerns.length + checks.length === 0) return null;
  return (
    <section aria-labelledby="concerns">
      <h2 id="concerns" className="mb-2 text-subtitle">
        {text.heading}
      </h2>
      <ul className="rows">
        {concerns.map((concern) => {
          const { says, open, to } = text.all[concern.kind];
          return (
            <ConcernRow key={concern.kind} says={says(concern)}>
              <Link to={to} className="small-button">
                {open}
              </Link>
            </ConcernRow>
          );
        })}
        {checks.map((check) => (
          <ConcernRow key={check.title} says={check.matters}>
            <TellTechnician check={check} />
          </ConcernRow>
        ))}
      </ul>
    </section>
  );
}

function ConcernRow({ says, children }: { says: string | undefined; children: React.ReactNode }) {
  return (
    <li className="row">
      <StudioIcon name="alert" className="size-5 text-late" />
      <p className="min-w-0 flex-1 leading-snug">{says}</p>
      {children}
    </li>
  );
}

/** Sends the technician what was found, and what to do about it. */
function TellTechnician({ check }: { check: Check }) {
  const report = reportText(text.subject(useSchoolName(), check.title), [check]);
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(report)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${text.tell}: ${check.title}`}
      className="small-button"
    >
      {text.tell}
    </a>
  );
}
