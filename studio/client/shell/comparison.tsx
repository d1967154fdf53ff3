export interface Compared {
  /** What is compared. */
  label: string;
  /** A value on each side; undefined where there is none. */
  values: readonly [string | undefined, string | undefined];
}

interface ComparisonProps {
  rows: readonly Compared[];
  /** The names of the two sides. */
  sides: readonly [string, string];
  /** What stands for a value that is not there. */
  nothing: string;
}

/** Values that differ, one pair below the other, so that there is room for long ones. */
export function Comparison({ rows, sides, nothing }: ComparisonProps) {
  return (
    <ul className="grid gap-3">
      {rows.map(({ label, values }) => (
        <li key={label} className="min-w-0">
          <p className="font-heading font-medium">{label}</p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            {sides.map((side, index) => (
              <div key={side} className="contents">
                <dt className="text-muted-foreground">{side}</dt>
                <dd className="min-w-0 break-words">
                  {values[index] ?? <span className="text-muted-foreground">{nothing}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
