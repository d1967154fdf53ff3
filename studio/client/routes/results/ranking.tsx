import { Link } from "react-router";

import { queryString } from "#studio/contract/submission-query.ts";
import { Flag } from "../../shell/people/flag.tsx";

interface Ranked {
  answer: string;
  label?: string;
  region?: string | undefined;
  submissions: number;
  /** How many of them have a place. */
  booked?: number;
}

interface RankingProps {
  /** The answer by which people are counted. */
  by: "country" | "startDate" | "source";
  rows: readonly Ranked[];
}

interface RankingRowProps extends Pick<RankingProps, "by"> {
  row: Ranked;
  /** The largest number of all rows, which has the longest bar. */
  most: number;
}

/** Rows that are shown at once. */
const SHOWN = 6;

/** How many gave each answer, with a bar; in it, those who have a place. Rows beyond the first are folded away. */
export function Ranking({ by, rows }: RankingProps) {
  const most = Math.max(...rows.map(({ submissions }) => submissions));
  // One row alone takes no more room than what would unfold it.
  const shown = rows.length > SHOWN + 1 ? SHOWN : rows.length;
  const hidden = rows.slice(shown);
  return (
    <>
      <ul className="rows">
        {rows.slice(0, shown).map((row) => (
          <RankingRow key={row.answer} by={by} row={row} most={most} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <details className="-mb-2">
          <summary className="quiet-button mt-1 -ml-4">{hidden.length} more</summary>
          <ul className="rows">
            {hidden.map((row) => (
              <RankingRow key={row.answer} by={by} row={row} most={most} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function RankingRow({ by, row, most }: RankingRowProps) {
  const { answer, label = answer, region, submissions, booked } = row;
  const isCourse = booked !== undefined;
  return (
    <li className={`row min-h-12 ${isCourse ? "max-sm:flex-wrap max-sm:gap-y-0" : ""}`}>
      <Flag region={region} className="w-6 rounded-xs border border-border" />
      <Link
        to={`/people${queryString({ [by]: answer })}`}
        className="min-w-0 flex-1 break-words after:absolute after:inset-0 hover:underline"
      >
        {label}
      </Link>
      <svg
        viewBox={`0 0 ${most} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-1/4 rounded-full"
      >
        <rect width={submissions} height="1" className="fill-muted-foreground" />
        <rect width={booked ?? 0} height="1" className="step-booked fill-(--step)" />
      </svg>
      <span
        className={`font-medium whitespace-nowrap tabular-nums ${isCourse ? "w-full text-sm text-muted-foreground sm:w-40" : "min-w-6 text-right"}`}
      >
        {isCourse
          ? [`${submissions} applied`, booked > 0 && `${booked} booked`].filter(Boolean).join(" · ")
          : submissions}
      </span>
    </li>
  );
}
