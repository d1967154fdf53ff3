import { monthName } from "#content/course/month-name.ts";
import {
  hasStarted,
  lastDay,
  nextStartDate,
  type StartDate,
  startDatesText as text,
} from "#content/course/start-dates.ts";
import { href, Link, useNavigate } from "react-router";

import { useContent } from "../../content-context.tsx";
import { chooseStartDate } from "../../forms/application/application-draft.ts";
import { AskLink } from "../../forms/contact/ask-link.tsx";
import { calendarAddress } from "../../seo/calendar/calendar-address.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { isUnmodifiedClick } from "../../ui/click.ts";
import { useOnToday } from "../../ui/use-today.ts";

const quiet = "py-2.5 text-link underline underline-offset-4";

/**
 * A start date with its Apply Now link, loud for the next course with places and quiet for one that
 * has started; if the course is full, a quiet link to ask for a place. Below it, the course's last day and a
 * link to its calendar file.
 */
export function StartDateRow({ start }: { start: StartDate }) {
  const { date, month, label, places = "open" } = start;
  const navigate = useNavigate();
  const { course, startDates } = useContent();
  const isStarted = useOnToday((today) => hasStarted(start, today));
  const isNext = useOnToday((today) => nextStartDate(startDates, today)?.date === date);
  const mark = isStarted ? text.started : places !== "open" && text.places[places];
  const name = mark ? `${month} ${mark}` : month;

  // The link's URL contains the date for new tabs and browsers without JavaScript or storage. An
  // unmodified click stores the date and navigates to /apply (specification, section 2).
  function choose(event: React.MouseEvent) {
    if (!isUnmodifiedClick(event) || !chooseStartDate(label)) return;
    event.preventDefault();
    void navigate(href("/apply/:fecha_ini?"), { viewTransition: true });
  }

  return (
    <li
      data-started={isStarted || undefined}
      data-next={isNext || undefined}
      className="start-date"
    >
      <span>
        {month} {mark && <small>{mark}</small>}
      </span>
      {places === "full" && !isStarted ? (
        <AskLink about={date} label={`${text.askForPlace} ${name}`} className={quiet}>
          {text.askForPlace}
        </AskLink>
      ) : (
        <Link
          to={href("/apply/:fecha_ini?", { fecha_ini: label })}
          aria-label={`${text.apply} ${name}`}
          onClick={choose}
          viewTransition
          prefetch="intent"
          className={isStarted ? quiet : buttonClass(isNext ? "primary" : "outline")}
        >
          {text.apply}
        </Link>
      )}
      {!isStarted && (
        <p className="flex flex-wrap gap-x-5 text-sm text-muted-foreground basis-full print:hidden">
          <span className="py-0.5">{text.until(dayAndMonth(lastDay(start, course.weeks)))}</span>
          {/* An `aria-label`: ids for `aria-labelledby` would add to the compressed page. */}
          <a
            href={calendarAddress(start)}
            aria-label={`${text.calendar} ${month}`}
            className="py-0.5 text-link underline-offset-4 hover:underline"
          >
            {text.calendar}
          </a>
        </p>
      )}
    </li>
  );
}

/** A date as `December 21`. */
function dayAndMonth(date: string): string {
  return `${monthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;
}
