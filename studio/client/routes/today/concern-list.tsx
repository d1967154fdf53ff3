import { count } from "#content/count.ts";
import { Link } from "react-router";

import type { Check } from "#server/admin/health/check.ts";
import type { Concern } from "#studio/server/today/read-today.ts";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { reportText } from "../technician/report-text.ts";
import { inDays } from "../../shell/people/people-texts.ts";

const concernTexts = {
  datesNotLive: {
    says: () => "Visitors see no start date",
    open: "Publish",
    to: "/publish",
  },
  notShown: {
    says: () => "What you published is not shown",
    open: "Open",
    to: "/publish",
  },
  unmailed: {
    says: ({ count: number }) =>
      `${count(number, "mail", "mails")} to you did not arrive. Your own mailbox may be full, or its address wrong.`,
    open: "See which",
    to: "/people?state=dead&step=new",
  },
  undelivered: {
    says: ({ count: number }) =>
      `${count(number, "receipt", "receipts")} did not arrive. Call the person: the address may be wrong.`,
    open: "See who",
    to: "/people?state=dead&step=new",
  },
  held: {
    says: ({ count: number }) =>
      number === 1
        ? "One message looks like advertising, and was put aside."
        : `${number} messages look like advertising, and were put aside.`,
    open: "Have a glance",
    to: "/people?state=held",
  },
  datesEnd: {
    says: ({ day, count: number }) =>
      `The last course, ${day}, begins ${inDays(number)}. Then nobody can apply.`,
    open: "Add dates",
    to: "/courses",
  },
} satisfies Record<
  Concern["kind"],
  { says: (concern: Concern) => string; open: string; to: string }
>;

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
    <section aria-labelledby="concerns" className="panel border-late">
      <h2 id="concerns" className="text-subtitle">
        Needs your attention
      </h2>
      <ul className="mt-1 -mb-2">
        {concerns.map((concern) => {
          const { says, open, to } = concernTexts[concern.kind];
          return <ConcernRow key={concern.kind} says={says(concern)} action={open} to={to} />;
        })}
        {checks.length > 0 && (
          <ConcernRow
            says={checks.map(({ matters }) => matters).join("\n")}
            action="Ask for help"
            about={checks.map(({ title }) => title).join(", ")}
            to={askTechnician(checks, school)}
          />
        )}
      </ul>
    </section>
  );
}

/** Opens a chat with what the technician needs to know; the owner chooses with whom. */
function askTechnician(checks: readonly Check[], school: string): string {
  return `https://wa.me/?text=${encodeURIComponent(reportText(school, checks))}`;
}

interface ConcernRowProps {
  says: string;
  action: string;
  /** What the action is about, if its words do not say so. */
  about?: string;
  to: string;
}

function ConcernRow({ says, action, about, to }: ConcernRowProps) {
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 pl-8">
      <StudioIcon name="alert" className="absolute top-3 left-0 size-5 text-late" />
      <p className="basis-full leading-snug whitespace-pre-line">{says}</p>
      {/* The link's ::after covers the row. */}
      <Link
        to={to}
        {...(about && {
          target: "_blank",
          "aria-label": `${action}: ${about}`,
        })}
        className="small-button my-1 after:absolute after:inset-0"
      >
        {action}
      </Link>
    </li>
  );
}
