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
  /** The most people in a class; undefined while the school does not say it. */
  classSize?: number | undefined;
}

interface RankingRowProps extends Omit<RankingProps, "rows"> {
  row: Ranked;
  /** The largest number of all rows, which has the longest bar. */
  most: number;
}

/** What the rows are. */
const things = { country: "countries", startDate: "dates", source: "places" };

/** Rows that are shown at once. */
const SHOWN = 6;

/** How many gave each answer, with a bar; in it, those who have a place. Rows beyond the first are folded away. */
export function Ranking({ rows, ...shared }: RankingProps) {
  const { by } = shared;
  const most = Math.max(...rows.map(({ submissions }) => submissions));
  // One row alone takes no more room than what would unfold it.
  const shown = rows.length > SHOWN + 1 ? SHOWN : rows.length;
  const hidden = rows.slice(shown);
  return (
    <>
      <ul className="rows">
        {rows.slice(0, shown).map((row) => (
          <RankingRow key={row.answer} row={row} most={most} {...shared} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <details className="-mb-2">
          <summary className="quiet-button mt-1 -ml-4">
            {hidden.length} more {things[by]}
          </summary>
          <ul className="rows">
            {hidden.map((row) => (
              <RankingRow key={row.answer} row={row} most={most} {...shared} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function RankingRow({ by, row, most, classSize }: RankingRowProps) {
  const { answer, label = answer, region, submissions, booked } = row;
  const isCourse = booked !== undefined;
  return (
    <li className={`row min-h-12 ${isCourse ? "flex-wrap gap-y-1" : ""}`}>
      <Flag region={region} className="w-6 rounded-xs border border-border" />
      <Link
        to={`/people${queryString({ [by]: answer })}`}
        className="min-w-0 flex-1 break-words after:absolute after:inset-0 hover:underline"
      >
        {label}
      </Link>
      {isCourse && (
        <span className="text-sm tabular-nums">
          {submissions} applied
          {booked > 0 && ` · ${booked}${classSize ? ` of ${classSize}` : ""} booked`}
        </span>
      )}
      <span className={`flex items-center gap-2 ${isCourse ? "w-full" : "w-2/5"}`}>
        <svg
          viewBox={`0 0 ${submissions} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          width={`${(submissions / most) * (isCourse ? 100 : 80)}%`}
          className="h-2 rounded-full"
        >
          <rect width={submissions} height="1" className="fill-muted-foreground" />
          <rect width={booked ?? 0} height="1" className="step-booked fill-(--step)" />
        </svg>
        {!isCourse && <span className="font-medium tabular-nums">{submissions}</span>}
      </span>
    </li>
  );
}
