import { Link } from "react-router";

export interface RankedRow {
  label: string;
  /** The list of people who are counted. */
  to: string;
  number: number;
  /** What stands before the label, such as a flag. */
  before?: React.ReactNode;
}

/** What was counted, each with a bar: its share of all. */
export function Ranking({ rows }: { rows: readonly RankedRow[] }) {
  const all = rows.reduce((sum, { number }) => sum + number, 0);
  return (
    <ul className="rows">
      {rows.map(({ label, to, number, before }) => (
        <li key={label} className="row">
          {before}
          <Link
            to={to}
            className="min-w-0 flex-1 break-words after:absolute after:inset-0 hover:underline"
          >
            {label}
          </Link>
          <svg
            viewBox={`0 0 ${all} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-2 w-1/3 rounded-full bg-muted fill-link"
          >
            <rect width={number} height="1" />
          </svg>
          <span className="min-w-6 text-right font-medium tabular-nums">{number}</span>
        </li>
      ))}
    </ul>
  );
}
