import { dates } from "./add-dates.tsx";
import type { YearCopy } from "./change-dates.ts";

interface CopyYearProps {
  copy: YearCopy;
  /** @param says what was added, as a sentence */
  onAdd: (days: readonly string[], says: string) => void;
}

/** Repeats a year's dates in the next. */
export function CopyYear({ copy: { from, to, dates: days }, onAdd }: CopyYearProps) {
  const says = `Copied ${dates(days.length)} of ${from} to ${to}, each on its weekday.`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border pt-3 pb-1">
      <p className="text-sm text-muted-foreground">
        The same weekdays again: {dates(days.length)} in {to}.
      </p>
      <button type="button" className="small-button" onClick={() => onAdd(days, says)}>
        Copy {from} to {to}
      </button>
    </div>
  );
}
