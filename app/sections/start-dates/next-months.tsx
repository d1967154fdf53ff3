import { monthName } from "#content/course/month-name.ts";
import { startDatesText as text } from "#content/course/start-dates.ts";

import { buttonClass } from "../../ui/button/button.tsx";
import { useOnToday } from "../../ui/use-today.ts";
import { AskOnWhatsapp } from "../whatsapp/whatsapp-link.tsx";

/** The next six months, each a link that asks the school about it on WhatsApp. */
export function NextMonths() {
  const present = useOnToday((today) => Number(today.slice(5, 7)));
  return (
    <ul aria-label={text.allStarted} className="months">
      {[1, 2, 3, 4, 5, 6].map((later) => {
        const month = monthName(present + later);
        return (
          <li key={month}>
            <AskOnWhatsapp
              label={month}
              text={text.inMonth(month)}
              className={buttonClass("outline")}
            />
          </li>
        );
      })}
    </ul>
  );
}
