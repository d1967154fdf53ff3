interface BarTableProps {
  /** The headings of the columns. */
  label: string;
  number: string;
  rows: readonly { label: string; count: number }[];
  /** What is said if there is no row. */
  none: string;
}

/** A table that looks like a bar chart: each row has a number and a bar of proportional length. */
export function BarTable({ label, number, rows, none }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="mt-2 text-muted-foreground">{none}</p>;
  return (
    <table className="mt-2 w-full">
      <thead>
        <tr className="text-left text-sm text-muted-foreground">
          <th scope="col" className="py-1 pr-3 font-normal">
            {label}
          </th>
          <th scope="col" colSpan={2} className="py-1 text-right font-normal">
            {number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, count }) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className="py-2 pr-3 text-left align-middle font-normal">
              {name}
            </th>
            <td className="w-1/2 py-2 align-middle text-link" aria-hidden="true">
              <svg
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                className="block h-3 w-full"
              >
                <rect width={count} height="1" fill="currentColor" />
              </svg>
            </td>
            <td className="py-2 pl-3 text-right align-middle tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
