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

/** A start date with its Apply Now link; if the course is full, a link to ask for a place. */
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
  const layout = "max-sm:px-5 @min-[24rem]:row-span-2";

  // The link's URL contains the date for new tabs and browsers without JavaScript or storage. An
  // unmodified click stores the date and navigates to /apply (specification, section 2).
  function choose(event: React.MouseEvent) {
    if (!isUnmodifiedClick(event) || !chooseStartDate(label)) return;
    event.preventDefault();
    void navigate(href("/apply/:fecha_ini?"), { viewTransition: true });
  }

  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-5 @min-[24rem]:grid @min-[24rem]:grid-cols-[1fr_auto] ${isNext ? "-mx-2 rounded-lg bg-muted px-2" : ""}`}
    >
      <span
        className={`flex min-h-15 grow basis-20 flex-col items-start justify-center gap-x-3 gap-y-1 font-display text-lg @min-[24rem]:min-h-0 @min-[24rem]:flex-row @min-[24rem]:items-center @min-[24rem]:justify-start @min-[24rem]:text-2xl ${isStarted ? "text-muted-foreground" : ""}`}
      >
        {month}{" "}
        {mark && (
          <span className="rounded-full bg-muted px-3 py-0.5 font-sans text-sm text-muted-foreground">
            {mark}
          </span>
        )}
      </span>
      {places === "full" && !isStarted ? (
        <AskLink
          about={date}
          label={`${text.askForPlace} ${name}`}
          className={`${layout} ${buttonClass("outline")}`}
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
          className={`${layout} ${buttonClass(isStarted ? "outline" : "primary")}`}
        >
          {text.apply}
        </Link>
      )}
      <StartDateLinks start={start} hasLastDay={hasLastDay} />
    </li>
  );
}
