import { Empty } from "../../shell/drawings/empty.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import type { DateEntry, DatesProps } from "./change-dates.ts";
import { DateRow, HIDDEN } from "./date-row.tsx";

interface DatesTableProps extends DatesProps {
  upcoming: readonly DateEntry[];
  past: readonly DateEntry[];
}

/** The dates to come, and those that have started, folded away. */
export function DatesTable(props: DatesTableProps) {
  const { upcoming, past } = props;
  return (
    <div>
      {upcoming.length > 0 ? (
        <Rows entries={upcoming} {...props} />
      ) : (
        <Empty
          drawing="hammock"
          heading="No date is to come"
          text="Add one, and people can apply."
        />
      )}
      {past.length > 0 && (
        <details className="py-1">
          <summary className="quiet-button -ml-4">
            Earlier ({past.length})
            <StudioIcon name="down" />
          </summary>
          <Rows entries={past} {...props} />
        </details>
      )}
    </div>
  );
}

const columnsOf = (hasPlaces: boolean) => [
  ["Starts", ""],
  ["People", HIDDEN],
  ...(hasPlaces ? [["Places left", `pl-3 text-center ${HIDDEN}`]] : []),
  ["Visitors see", "pl-6"],
];

function Rows({ entries, ...props }: DatesProps & { entries: readonly DateEntry[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Start dates</caption>
      <thead>
        <tr className="border-b border-border text-sm text-muted-foreground">
          {columnsOf(props.hasPlaces).map(([column, look]) => (
            <th key={column} scope="col" className={`py-1.5 font-medium ${look}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <DateRow key={entry.date} entry={entry} {...props} />
        ))}
      </tbody>
    </table>
  );
}
