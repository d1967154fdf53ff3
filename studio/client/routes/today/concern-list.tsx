import { useEffect } from "react";
import { Link, useFetcher } from "react-router";

import type { Check } from "../../../../server/admin/health/check.ts";
import type { Concern } from "../../../server/today/read-today.ts";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { reportText } from "../technician/report-text.ts";
import type { loader as checksLoader } from "../technician/checks-route.ts";
import { todayWords } from "./today-words.ts";

const text = todayWords.concerns;

/** What keeps visitors from working with the site. */
const ALARMS: ReadonlySet<Concern["kind"]> = new Set(["datesNotLive", "notShown"]);

/** What is wrong, each with what mends it: first what keeps visitors or mails from working. */
export function ConcernList({ concerns }: { concerns: readonly Concern[] }) {
  const school = useSchoolName();
  // Asked after the page is shown: mail servers and domains take their time to answer.
  const { data, load } = useFetcher<typeof checksLoader>();
  useEffect(() => void load("/technician/checks"), [load]);
  const checks = data?.filter(({ matters }) => matters) ?? [];
  const rows = [
    ...concerns.map((concern) => {
      const { kind } = concern;
      const { says, open, to } = text.all[kind];
      return { key: kind, isAlarm: ALARMS.has(kind), says: says(concern), action: open, to };
    }),
    ...checks.map((check) => ({
      key: check.title,
      isAlarm: check.alarm !== undefined,
      says: check.alarm ?? check.matters,
      action: text.technician.ask,
      about: check.title,
      to: askTechnician(check, school),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="concerns" className="panel">
      <h2 id="concerns" className="text-subtitle">
        {text.heading}
      </h2>
      <ul className="mt-1 -mb-2">
        {rows
          .toSorted((one, other) => Number(other.isAlarm) - Number(one.isAlarm))
          .map(({ key, ...row }) => (
            <ConcernRow key={key} {...row} />
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
  isAlarm: boolean;
  says: string | undefined;
  action: string;
  /** What the action is about, if its words do not say so. */
  about?: string;
  to: string;
}

function ConcernRow({ isAlarm, says, action, about, to }: ConcernRowProps) {
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 pl-8">
      <StudioIcon
        name="alert"
        className={`absolute top-3 left-0 size-5 ${isAlarm ? "text-late" : "text-muted-foreground"}`}
      />
      <p className="flex-auto leading-snug">{says}</p>
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
