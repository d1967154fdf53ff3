import type { Count } from "../../../contract/numbers.ts";
import { numberWords as text } from "./number-words.ts";

interface BarTableProps {
  /** The headings of the columns. */
  label: string;
  number: string;
  rows: readonly Count[];
}

/** A table that looks like a bar chart: each row has a number and a bar of proportional length. */
export function BarTable({ label, number, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="mt-3">{text.none}</p>;
  return (
    <table className="mt-3 w-full">
      <thead>
        <tr className="text-left text-sm text-muted-foreground">
          <th scope="col" className="py-1 pr-3 font-medium">
            {label}
          </th>
          <th scope="col" colSpan={2} className="py-1 text-right font-medium">
            {number}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label: name, count }) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 pr-3 text-left align-middle font-normal">
              {name}
            </th>
            <td className="w-1/2 py-1.5 align-middle text-link" aria-hidden="true">
              <svg
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                className="block h-4 w-full"
              >
                <rect width={count} height="1" fill="currentColor" />
              </svg>
            </td>
            <td className="py-1.5 pl-3 text-right align-middle tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
