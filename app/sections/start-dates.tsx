import {
  defaultYear,
  type StartDate,
  startDates,
  startDatesText as words,
} from "#content/start-dates.ts";
import { useId, useState, useSyncExternalStore } from "react";
import { href, Link, useNavigate } from "react-router";

import { chooseStartDate } from "../forms/application/start-date-choice.ts";
import { buttonLook } from "../ui/button.tsx";

const years = [...new Set(startDates.map(({ date }) => Number(date.slice(0, 4))))];

/** "Our Dates": years on the left, the chosen year's start dates on the right. */
export function StartDates() {
  const [selectedYear, setSelectedYear] = useState<number>(defaultYear);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className="mx-auto max-w-6xl px-6 py-16 sm:py-24">
      <h2 id={`${id}-heading`} className="text-4xl sm:text-5xl">
        {words.heading}
      </h2>
      <p className="mt-4 max-w-prose">{words.introduction}</p>
      <div className="mt-10 grid gap-6 sm:grid-cols-[10rem_1fr]">
        <ul aria-label={words.yearsLabel} className="with-script flex gap-3 sm:flex-col">
          {years.map((year) => (
            <li key={year}>
              <button
                type="button"
                aria-pressed={year === selectedYear}
                onClick={() => setSelectedYear(year)}
                className="min-h-12 w-full rounded-full border-2 border-link px-7 font-display text-xl text-link aria-pressed:bg-link aria-pressed:text-ground"
              >
                {year}
              </button>
            </li>
          ))}
        </ul>
        <div className="max-h-[400px] overflow-y-auto rounded-2xl border border-line bg-surface">
          {years.map((year) => (
            // Without JavaScript nobody can change the year, so every year is shown.
            <div key={year} className={year === selectedYear ? "" : "hidden without-script"}>
              <h3 className="px-6 pt-5 text-xl">{year}</h3>
              <ul className="divide-y divide-line px-6">
                {startDates
                  .filter(({ date }) => date.startsWith(String(year)))
                  .map((start) => (
                    <StartDateRow key={start.date} start={start} />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function StartDateRow({ start: { date, month, label } }: { start: StartDate }) {
  const navigate = useNavigate();
  const today = useToday();
  const hasStarted = today !== null && date <= today;
  const monthId = useId();

  // The address carries the date for those without JavaScript and for a new tab; a plain click
  // stores it and goes to the form's own address (specification, section 2).
  function choose(event: React.MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    chooseStartDate(label);
    void navigate(href("/apply/:fecha_ini?"));
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <span id={monthId} className="text-lg">
        {month}
        {hasStarted && (
          <span className="ml-3 rounded-full border border-line px-3 py-0.5 text-sm text-quiet">
            {words.started}
          </span>
        )}
      </span>
      <Link
        id={`${monthId}-apply`}
        to={href("/apply/:fecha_ini?", { fecha_ini: label })}
        aria-labelledby={`${monthId}-apply ${monthId}`}
        onClick={choose}
        className={buttonLook("loud")}
      >
        {words.apply}
      </Link>
    </li>
  );
}

/** Today by the visitor's own clock, `YYYY-MM-DD`; unknown while the page is not interactive. */
function useToday(): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => new Intl.DateTimeFormat("sv-SE").format(new Date()),
    () => null,
  );
}
