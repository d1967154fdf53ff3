import { Link } from "react-router";

import { addressOf } from "../../../contract/submission-query.ts";
import { Flag } from "../../shell/people/flag.tsx";

interface RankingProps {
  /** The answer by which people are counted. */
  by: "country" | "startDate" | "source";
  rows: readonly {
    answer: string;
    label?: string;
    region?: string | undefined;
    submissions: number;
    /** How many of them have a place. */
    booked?: number;
  }[];
}

/** How many gave each answer, with a bar: its share of all. */
export function Ranking({ by, rows }: RankingProps) {
  const all = rows.reduce((sum, { submissions }) => sum + submissions, 0);
  return (
    <ul className="rows">
      {rows.map(({ answer, label = answer, region, submissions, booked }) => (
        <li key={answer} className="row min-h-12">
          <Flag region={region} className="w-6 rounded-xs border border-border" />
          <Link
            to={`/people${addressOf({ [by]: answer })}`}
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
                ? `${booked} of ${submissions} booked`
                : `${submissions} applied`}
          </span>
        </li>
      ))}
    </ul>
  );
}
