import { hasStarted, type StartDate, startDatesText as words } from "#content/start-dates.ts";
import { useId } from "react";
import { href, Link, useNavigate } from "react-router";

import { chooseStartDate } from "../forms/application/start-date-choice.ts";
import { buttonLook } from "../ui/button.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { useBrowserValue } from "../ui/use-browser-state.ts";
import { StartDateLinks } from "./start-date-links.tsx";

/** A start date, and the way to the application with it. */
export function StartDateRow({ start }: { start: StartDate }) {
  const { month, label } = start;
  const navigate = useNavigate();
  const isStarted = useHasStarted(start);
  const monthId = useId();

  // The address carries the date for those without JavaScript or storage, and for a new tab; a
  // plain click stores it and goes to the form's own address (specification, section 2).
  function choose(event: React.MouseEvent) {
    if (!isPlainClick(event) || !chooseStartDate(label)) return;
    event.preventDefault();
    void navigate(href("/apply/:fecha_ini?"), { viewTransition: true });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-5 @min-[24rem]:grid @min-[24rem]:grid-cols-[1fr_auto]">
      <span
        id={monthId}
        className="flex min-h-15 grow basis-20 flex-col items-start justify-center gap-x-3 gap-y-1 font-display text-lg @min-[24rem]:min-h-0 @min-[24rem]:flex-row @min-[24rem]:items-center @min-[24rem]:justify-start @min-[24rem]:text-2xl"
      >
        {month}
        {isStarted && (
          <span className="rounded-full bg-tint px-3 py-0.5 font-sans text-sm text-quiet">
            {words.started}
          </span>
        )}
      </span>
      <Link
        id={`${monthId}-apply`}
        to={href("/apply/:fecha_ini?", { fecha_ini: label })}
        aria-labelledby={`${monthId}-apply ${monthId}`}
        onClick={choose}
        viewTransition
        prefetch="intent"
        className={`max-sm:px-5 @min-[24rem]:row-span-2 ${buttonLook("loud")}`}
      >
        {words.apply}
      </Link>
      <StartDateLinks start={start} monthId={monthId} />
    </li>
  );
}

/** By the visitor’s own clock; before the page is interactive, by the day of its build. */
function useHasStarted(start: StartDate): boolean {
  return useBrowserValue(
    () => hasStarted(start, isoToday()),
    hasStarted(start, import.meta.env.BUILD_DATE),
  );
}

/** `YYYY-MM-DD`. By hand: React asks for it often, and a date formatter takes a millisecond. */
function isoToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((number) => String(number).padStart(2, "0"))
    .join("-");
}
