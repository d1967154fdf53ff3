import { Link } from "react-router";

interface BarRow {
  label: string;
  /** The list of people who are counted. */
  to?: string;
  counts: readonly number[];
}

interface BarTableProps {
  /** The heading of the rows, and those of the numbers. */
  label: string;
  numbers: readonly string[];
  rows: readonly BarRow[];
}

/** A table whose rows, if there are several, have bars: the share of each in the first number. */
export function BarTable({ label, numbers, rows }: BarTableProps) {
  const all = rows.reduce((sum, { counts: [first = 0] }) => sum + first, 0);
  return (
    <table className="mt-2 w-full">
      <thead>
        <tr className="border-b border-border text-sm text-muted-foreground">
          <th scope="col" className="w-2/5 py-1 text-left font-normal">
            {label}
          </th>
          <td aria-hidden="true" />
          {numbers.map((number) => (
            <th key={number} scope="col" className="py-1 pl-4 text-right font-normal">
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, to, counts }) => (
          <tr key={name} className="h-11 border-b border-border">
            <th scope="row" className="pr-4 text-left font-normal break-words">
              {to ? (
                <Link to={to} className="hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            <td aria-hidden="true" className="w-2/5">
              {rows.length > 1 && (
                <svg
                  viewBox={`0 0 ${all || 1} 1`}
                  preserveAspectRatio="none"
                  className="block h-2 w-full fill-link"
                >
                  <rect width={counts[0]} height="1" />
                </svg>
              )}
            </td>
            {counts.map((count, index) => (
              <td key={numbers[index]} className="pl-4 text-right tabular-nums">
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
