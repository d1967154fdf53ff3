import { hasStarted, type StartDate, startDatesText as text } from "#content/course/start-dates.ts";
import { href, Link, useNavigate } from "react-router";

import { useContent } from "../../content-context.tsx";
import { chooseStartDate } from "../../forms/application/application-draft.ts";
import { AskLink } from "../../forms/contact/ask-link.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { isUnmodifiedClick } from "../../ui/click.ts";
import { useOnToday } from "../../ui/use-today.ts";
import { StartDateLinks } from "./start-date-links.tsx";

interface StartDateRowProps {
  start: StartDate;
  /** Whether the row shows the course's last day. */
  hasLastDay: boolean;
}

/**
 * A start date with its Apply Now link, loud for the next course and quiet for one that has
 * started; if the course is full, a link to ask for a place.
 */
export function StartDateRow({ start, hasLastDay }: StartDateRowProps) {
  const { date, month, label, places = "open" } = start;
  const navigate = useNavigate();
  const { startDates } = useContent();
  const isStarted = useOnToday((today) => hasStarted(start, today));
  const isNext = useOnToday(
    (today) => startDates.find((other) => !hasStarted(other, today))?.date === date,
  );
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
      className={`start-date ${isNext ? "-mx-2 rounded-lg bg-muted px-2" : ""}`}
    >
      <span>
        {month} {mark && <small>{mark}</small>}
      </span>
      {places === "full" && !isStarted ? (
        <AskLink
          about={date}
          label={`${text.askForPlace} ${name}`}
          className={buttonClass("outline")}
        >
          {text.askForPlace}
        </AskLink>
      ) : (
        <Link
          to={href("/apply/:fecha_ini?", { fecha_ini: label })}
          aria-label={`${text.apply} ${name}`}
          onClick={choose}
          viewTransition
          prefetch="intent"
          className={
            isStarted
              ? "py-2.5 text-link underline underline-offset-4"
              : buttonClass(isNext ? "primary" : "outline")
          }
        >
          {text.apply}
        </Link>
      )}
      {!isStarted && <StartDateLinks start={start} hasLastDay={hasLastDay} />}
    </li>
  );
}
