import { monthName } from "#content/course/month-name.ts";
import { startDatesText as text } from "#content/course/start-dates.ts";

import { buttonClass } from "../../ui/button/button.tsx";
import { useOnToday } from "../../ui/use-today.ts";
import { AskOnWhatsapp } from "../whatsapp/whatsapp-link.tsx";

/** The next six months, each a link that asks the school about it on WhatsApp. */
export function NextMonths() {
  const present = useOnToday((today) => today.slice(0, 7));
  return (
    <ul aria-label={text.allStarted} className="flex flex-wrap gap-2">
      {[1, 2, 3, 4, 5, 6].map((later) => {
        const day = new Date(present);
        day.setUTCMonth(day.getUTCMonth() + later);
        const month = monthName(day.toISOString());
        return (
          <li key={month}>
            <AskOnWhatsapp
              label={month}
              text={text.inMonth(month)}
              className={`${buttonClass("outline")} px-3.5`}
            />
          </li>
        );
      })}
    </ul>
  );
}
