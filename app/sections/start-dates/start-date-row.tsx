import { hasStarted, type StartDate, startDatesText as text } from "#content/start-dates.ts";
import { useId } from "react";
import { href, Link, useNavigate } from "react-router";

import { chooseStartDate } from "../../forms/application/application-draft.ts";
import { buttonClass } from "../../ui/button/button.tsx";
import { isUnmodifiedClick } from "../../ui/click.ts";
import { useBrowserValue } from "../../ui/use-browser-state.ts";
import { StartDateLinks } from "./start-date-links.tsx";

/** A start date with its Apply Now link. */
export function StartDateRow({ start }: { start: StartDate }) {
  const { month, label } = start;
  const navigate = useNavigate();
  const isStarted = useHasStarted(start);
  const monthId = useId();

  // The link's URL contains the date for new tabs and browsers without JavaScript or storage. An
  // unmodified click stores the date and navigates to /apply (specification, section 2).
  function choose(event: React.MouseEvent) {
    if (!isUnmodifiedClick(event) || !chooseStartDate(label)) return;
    event.preventDefault();
    void navigate(href("/apply/:fecha_ini?"), { viewTransition: true });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-5 @min-[24rem]:grid @min-[24rem]:grid-cols-[1fr_auto]">
      <span
        id={`${monthId}-date`}
        className="flex min-h-15 grow basis-20 flex-col items-start justify-center gap-x-3 gap-y-1 font-display text-lg @min-[24rem]:min-h-0 @min-[24rem]:flex-row @min-[24rem]:items-center @min-[24rem]:justify-start @min-[24rem]:text-2xl"
      >
        <span id={monthId}>{month}</span>{" "}
        {isStarted && (
          <span className="rounded-full bg-muted px-3 py-0.5 font-sans text-sm text-muted-foreground">
            {text.started}
          </span>
        )}
      </span>
      <Link
        id={`${monthId}-apply`}
        to={href("/apply/:fecha_ini?", { fecha_ini: label })}
        aria-labelledby={`${monthId}-apply ${monthId}-date`}
        onClick={choose}
        viewTransition
        prefetch="intent"
        className={`max-sm:px-5 @min-[24rem]:row-span-2 ${buttonClass("primary")}`}
      >
        {text.apply}
      </Link>
      <StartDateLinks start={start} monthId={monthId} />
    </li>
  );
}

/** Whether the course has started: on the visitor's date; before hydration, on the build date. */
function useHasStarted(start: StartDate): boolean {
  return useBrowserValue(
    () => hasStarted(start, isoToday()),
    hasStarted(start, import.meta.env.BUILD_DATE),
  );
}

/** Today's local date as `YYYY-MM-DD`. Runs on every render; `Intl.DateTimeFormat` takes 1 ms. */
function isoToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((number) => String(number).padStart(2, "0"))
    .join("-");
}
