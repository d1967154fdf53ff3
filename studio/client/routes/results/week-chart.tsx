import { useId } from "react";

import type { Numbers } from "../../../server/school-numbers.ts";
import { resultsWords as text } from "./results-words.ts";

type Week = Numbers["weeks"][number];

/** Weeks in which somebody wrote, below which columns say less than words. */
const FEW = 3;
/** Units of the drawing: a week has two columns and a gap. */
const WEEK = 10;
const COLUMN = 3.5;
const HEIGHT = 100;

/** Applications (filled) and messages (outlined) per week, as a column chart and as a table. */
export function WeekChart({ weeks }: { weeks: readonly Week[] }) {
  const summaryId = useId();
  const most = Math.max(
    1,
    ...weeks.flatMap(({ applications, messages }) => [applications, messages]),
  );
  const sum = (read: (week: Week) => number) =>
    weeks.reduce((total, week) => total + read(week), 0);
  const busy = weeks.filter(({ applications, messages }) => applications + messages > 0).length;
  const middle = weeks[Math.floor(weeks.length / 2)];
  const height = (count: number) => (count / most) * HEIGHT;
  return (
    <figure className="mt-2">
      <figcaption id={summaryId} className="text-muted-foreground">
        {text.weeks.summary(
          sum(({ applications }) => applications),
          sum(({ messages }) => messages),
          weeks.length,
        )}
      </figcaption>
      {busy < FEW ? (
        <p className="mt-3 rounded-lg bg-muted px-4 py-3">{text.weeks.few}</p>
      ) : (
        <>
          <div className="mt-4 flex flex-wrap justify-between gap-x-6 text-sm">
            <span className="text-muted-foreground">{text.weeks.each}</span>
            <span className="flex flex-wrap gap-x-6">
              <LegendEntry label={text.applications} isFilled />
              <LegendEntry label={text.messages} />
            </span>
          </div>
          {/* The colour is on a parent: forced colours do not replace the colours of an SVG. */}
          <div className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-link">
            <p
              aria-hidden="true"
              className="flex flex-col items-end justify-between text-sm leading-none text-muted-foreground"
            >
              <span>{most}</span>
              {most % 2 === 0 && <span>{most / 2}</span>}
              <span>0</span>
            </p>
            <svg
              role="img"
              aria-labelledby={summaryId}
              viewBox={`0 0 ${weeks.length * WEEK} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="block h-40 w-full border-b-2 border-muted-foreground"
            >
              {weeks.map(({ monday, applications, messages }, index) => (
                <g key={monday}>
                  <Column x={index * WEEK + 1} height={height(applications)} isFilled />
                  <Column x={index * WEEK + 1.5 + COLUMN} height={height(messages)} />
                </g>
              ))}
            </svg>
            <p className="col-start-2 mt-1 flex justify-between gap-4 text-sm text-muted-foreground">
              <span>{text.weeks.from(weeks[0]?.monday ?? "")}</span>
              <span className="max-sm:hidden">{text.weeks.from(middle?.monday ?? "")}</span>
              <span>{text.weeks.toNow}</span>
            </p>
          </div>
        </>
      )}
      <details className="mt-3">
        <summary className="min-h-8 cursor-pointer font-medium text-link">
          {text.weeks.table}
        </summary>
        <WeekTable weeks={weeks} />
      </details>
    </figure>
  );
}

interface ColumnProps {
  x: number;
  height: number;
  isFilled?: boolean;
}

function Column({ x, height, isFilled = false }: ColumnProps) {
  return (
    <rect
      x={x}
      y={HEIGHT - height}
      width={COLUMN}
      height={height}
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={height > 0 ? 1.5 : 0}
      vectorEffect="non-scaling-stroke"
    />
  );
}

function LegendEntry({ label, isFilled = false }: { label: string; isFilled?: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <span className="text-link">
        <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3.5">
          <rect
            x="1"
            y="1"
            width="8"
            height="8"
            fill={isFilled ? "currentColor" : "none"}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </span>
      {label}
    </span>
  );
}

function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <table className="mt-2 w-full max-w-prose">
      <thead>
        <tr className="text-left text-sm text-muted-foreground">
          <th scope="col" className="py-1 pr-3 font-medium">
            {text.weeks.week}
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-medium">
            {text.applications}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {text.messages}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ monday, applications, messages }) => (
          <tr key={monday} className="border-t border-border">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {monday}
            </th>
            <td className="py-1 pr-3 text-right tabular-nums">{applications}</td>
            <td className="py-1 text-right tabular-nums">{messages}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
