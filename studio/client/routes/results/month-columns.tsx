import { count } from "#content/count.ts";

import { Says } from "./says.tsx";

/** In pixels: the highest column. */
const HEIGHT = 112;
/** A column of this many is as high as it can be, so that one submission is no tower. */
const LEAST = 5;
/** More columns have no room for three letters each on a phone. */
const FEW = 7;

const key = [
  ["bg-link", "Applications"],
  ["bg-link/40", "Messages"],
] as const;

interface Received {
  /** `November 2026` */
  month: string;
  application: number;
  contact: number;
}

const sum = ({ application, contact }: Received) => application + contact;
const written = ({ application, contact }: Received) =>
  `${count(application, "application", "applications")}, ${count(contact, "message", "messages")}`;

interface MonthColumnsProps {
  /** The oldest first. */
  months: readonly Received[];
}

/** What was received in each month, as columns of applications and messages. */
export function MonthColumns({ months }: MonthColumnsProps) {
  const most = Math.max(LEAST, ...months.map(sum));
  const best = months.toSorted((one, other) => sum(other) - sum(one))[0];
  return (
    <>
      {best && months.length > 1 && (
        <Says>
          Most wrote in {best.month}: {written(best)}.
        </Says>
      )}
      <ol className="flex items-end">
        {months.map((received) => {
          const { month, application, contact } = received;
          const all = sum(received);
          return (
            <li key={month} className="min-w-0 flex-1 text-center">
              <span className="sr-only">
                {month}: {written(received)}
              </span>
              <div aria-hidden="true">
                <span
                  className={`text-sm tabular-nums ${all === 0 ? "text-muted-foreground" : "font-medium"}`}
                >
                  {all}
                </span>
                <svg
                  viewBox={`0 0 1 ${all}`}
                  preserveAspectRatio="none"
                  height={(HEIGHT * all) / most}
                  className="mx-auto w-4/5 max-w-12 overflow-hidden rounded-t-md"
                >
                  <rect width="1" height={all} className="fill-link/40" />
                  <rect y={contact} width="1" height={application} className="fill-link" />
                </svg>
                <span className="block border-t border-border pt-1 text-xs text-muted-foreground">
                  {month.slice(0, 1)}
                  <span className={months.length > FEW ? "max-sm:hidden" : ""}>
                    {month.slice(1, 3)}
                  </span>
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 text-sm text-muted-foreground">
        {key.map(([look, words]) => (
          <li key={words} className="flex items-center gap-2">
            <span className={`size-3 rounded-sm forced-color-adjust-none ${look}`} />
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}
