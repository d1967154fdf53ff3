import { Link } from "react-router";

import { queryString } from "../../../contract/submission-query.ts";
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
  /** How many gave an answer. */
  all: number;
}

/** Rows that are shown at once. */
const SHOWN = 6;

/** How many gave each answer, with a bar: its share of all. Rows beyond the first are folded away. */
export function Ranking({ by, rows }: RankingProps) {
  const all = rows.reduce((sum, { submissions }) => sum + submissions, 0);
  // One row alone takes no more room than what would unfold it.
  const shown = rows.length > SHOWN + 1 ? SHOWN : rows.length;
  const hidden = rows.slice(shown);
  return (
    <>
      <ul className="rows">
        {rows.slice(0, shown).map((row) => (
          <RankingRow key={row.answer} by={by} row={row} all={all} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <details className="-mb-2">
          <summary className="quiet-button mt-1 -ml-4">{hidden.length} more</summary>
          <ul className="rows">
            {hidden.map((row) => (
              <RankingRow key={row.answer} by={by} row={row} all={all} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function RankingRow({ by, row, all }: RankingRowProps) {
  const { answer, label = answer, region, submissions, booked } = row;
  return (
    <li className="row min-h-12">
      <Flag region={region} className="w-6 rounded-xs border border-border" />
      <Link
        to={`/people${queryString({ [by]: answer })}`}
        className="min-w-0 flex-1 break-words after:absolute after:inset-0 hover:underline"
      >
        {label}
      </Link>
      <svg
        viewBox={`0 0 ${booked === undefined ? all : submissions} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-1/4 rounded-full bg-muted fill-link"
      >
        <rect width={booked ?? submissions} height="1" />
      </svg>
      <span className="min-w-6 text-right font-medium whitespace-nowrap tabular-nums">
        {booked === undefined
          ? submissions
          : booked > 0
            ? `${submissions} applied · ${booked} booked`
            : `${submissions} applied`}
      </span>
    </li>
  );
}
