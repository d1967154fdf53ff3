import { Link } from "react-router";

import { queryString } from "#studio/contract/submission-query.ts";
import { Flag } from "../../shell/people/flag.tsx";

interface Ranked {
  answer: string;
  label?: string;
  region?: string | undefined;
  submissions: number;
}

export interface RankingProps {
  /** The answer by which people are counted. */
  by: "country" | "source";
  rows: readonly Ranked[];
}

/** What the rows are. */
const things = { country: "countries", source: "places" };

/** Rows that are shown at once. */
const SHOWN = 6;

/** How many gave each answer, with a bar. Rows beyond the first are folded away. */
export function Ranking({ by, rows }: RankingProps) {
  const most = Math.max(...rows.map(({ submissions }) => submissions));
  // One row alone takes no more room than what would unfold it.
  const shown = rows.length > SHOWN + 1 ? SHOWN : rows.length;
  const listOf = (listed: readonly Ranked[]) => (
    // As wide as the longest name; both lists' bars have one scale. Where there is room, two beside each other.
    <ul className="rows grid grid-cols-[fit-content(58%)_42%_minmax(0,1fr)] @xl:grid-cols-[repeat(2,fit-content(29%)_18%_minmax(0,1fr))]">
      {listed.map(({ answer, label = answer, region, submissions }) => (
        <li
          key={answer}
          className="row col-span-3 grid min-h-12 grid-cols-subgrid gap-0 @xl:odd:nth-last-2:border-b-0"
        >
          <span className="flex items-center gap-3 pr-3">
            <Flag region={region} className="w-6 rounded-xs border border-border" />
            <Link
              to={`/people${queryString({ [by]: answer })}`}
              className="min-w-0 break-words after:absolute after:inset-0 hover:underline"
            >
              {label}
            </Link>
          </span>
          <span className="flex items-center gap-2">
            <svg
              aria-hidden="true"
              width={`${(submissions / most) * 80}%`}
              className="h-2 rounded-full bg-link/40 forced-color-adjust-none"
            />
            <span className="font-medium tabular-nums">{submissions}</span>
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {listOf(rows.slice(0, shown))}
      {rows.length > shown && (
        <details className="-mb-2">
          <summary className="quiet-button mt-1 -ml-4">
            {rows.length - shown} more {things[by]}
          </summary>
          {listOf(rows.slice(shown))}
        </details>
      )}
    </>
  );
}
