import { startDatesText as text } from "#content/course/start-dates.ts";

import { AskLink } from "../../forms/contact/ask-link.tsx";
import { useOnToday } from "../../ui/use-today.ts";

/** The next six months, each a link that asks the school about it. */
export function NextMonths() {
  const present = useOnToday((today) => today.slice(0, 7));
  return (
    <ul className="flex flex-wrap gap-2">
      {monthsAfter(present).map((month) => (
        <li key={month}>
          <AskLink
            about="dates"
            more={text.inMonth(month)}
            label={text.inMonth(month)}
            className="flex min-h-11 items-center rounded-full bg-card px-4 font-display text-link shadow-soft hover:bg-link hover:text-background"
          >
            {month.split(" ")[0]}
          </AskLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Six months in words, such as `January 2027`.
 * @param present the month before them, `YYYY-MM`
 */
function monthsAfter(present: string): string[] {
  const format = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
  return Array.from({ length: 6 }, (_, index) => {
    const day = new Date(`${present}-01T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() + index + 1);
    return format.format(day);
  });
}
