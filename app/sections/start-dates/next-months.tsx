import { startDatesText as text } from "#content/course/start-dates.ts";

import { AskLink } from "../../forms/contact/ask-link.tsx";
import { useOnToday } from "../../ui/use-today.ts";

/** The next six months, each a link that asks the school about it. */
export function NextMonths() {
  const present = useOnToday((today) => today.slice(0, 7));
  return (
    <ul className="flex flex-wrap gap-2">
      {[1, 2, 3, 4, 5, 6].map((later) => {
        const day = new Date(`${present}-01`);
        day.setUTCMonth(day.getUTCMonth() + later);
        const month = day.toLocaleDateString("en", inWords);
        return (
          <li key={month}>
            <AskLink
              about="dates"
              more={text.inMonth(month)}
              label={text.inMonth(month)}
              className="button border-2 border-transparent bg-card px-3.5 text-link shadow-soft hover:bg-link hover:text-background"
            >
              {month.split(" ")[0]}
            </AskLink>
          </li>
        );
      })}
    </ul>
  );
}

const inWords = { month: "long", year: "numeric", timeZone: "UTC" } as const;
