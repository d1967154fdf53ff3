import { Empty } from "../../shell/drawings/empty.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import type { DateEntry } from "./change-dates.ts";
import { DateRow, type DatesProps, HIDDEN } from "./date-row.tsx";

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
  ["Applied", `text-right ${HIDDEN}`],
  ["Booked", `px-3 text-right ${HIDDEN}`],
  ...(hasPlaces ? [["Places left", "text-center"]] : []),
  ["Visitors see", `pl-4 ${hasPlaces ? HIDDEN : ""}`],
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
          <th scope="col">
            <span className="sr-only">More</span>
          </th>
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
