import { count } from "#content/count.ts";

import { Says } from "./says.tsx";

/** In pixels: the highest column. */
const HEIGHT = 144;
/** A column of this many is as high as it can be, so that one submission is no tower. */
const LEAST = 5;
/** More columns have no room for three letters each on a phone. */
const FEW = 7;

const key = [
  ["bg-link", "Applied"],
  ["bg-link/40", "Only asked"],
] as const;

interface Month {
  /** `November 2026` */
  month: string;
  applied: number;
  asked: number;
}

const sum = ({ applied, asked }: Month) => applied + asked;

interface MonthColumnsProps {
  /** The oldest first. */
  months: readonly Month[];
}

/** Who first wrote in each month, as columns of who has applied and who has only asked. */
export function MonthColumns({ months }: MonthColumnsProps) {
  const most = Math.max(LEAST, ...months.map(sum));
  const best = months.toSorted((one, other) => sum(other) - sum(one))[0];
  return (
    <>
      {best && months.length > 1 && (
        <Says>
          Most came in {best.month}: {count(sum(best), "person", "people")}.
        </Says>
      )}
      <ol className="flex items-end">
        {months.map(({ month, applied, asked }) => {
          const all = applied + asked;
          return (
            <li key={month} className="min-w-0 flex-1 text-center">
              <span className="sr-only">
                {month}: {applied} applied, {asked} only asked
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
                  <rect y={asked} width="1" height={applied} className="fill-link" />
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
