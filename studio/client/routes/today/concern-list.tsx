import { count } from "#content/count.ts";
import { Link } from "react-router";

import type { Check } from "#server/admin/health/check.ts";
import type { Concern } from "#studio/server/today/read-today.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { CheckLink } from "../technician/check-link.tsx";
import { SendLinks } from "../technician/send-links.tsx";
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
  report: string;
}

/** What is wrong: first what the school mends itself, then what its technician mends. */
export function ConcernList({ concerns, checks, report }: ConcernListProps) {
  if (concerns.length + checks.length === 0) return null;
  return (
    <ul className="mt-1">
      {concerns.map((concern) => {
        const { says, open, to } = concernTexts[concern.kind];
        return (
          <ConcernRow key={concern.kind} says={says(concern)}>
            {/* The link's ::after covers the row. */}
            <Link to={to} className="small-button after:absolute after:inset-0">
              {open}
            </Link>
          </ConcernRow>
        );
      })}
      {checks.map(({ title, matters, link }, index) => (
        <ConcernRow key={title} says={matters}>
          <CheckLink link={link} />
          {index === checks.length - 1 && <SendLinks report={report} />}
        </ConcernRow>
      ))}
    </ul>
  );
}

function ConcernRow({ says, children }: React.PropsWithChildren<{ says: string | undefined }>) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-1 gap-y-2 py-2 pl-8">
      <StudioIcon name="alert" className="absolute top-2.5 left-0 size-5 text-late" />
      <p className="basis-full leading-snug">{says}</p>
      {children}
    </li>
  );
}
