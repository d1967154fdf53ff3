import {
  defaultYear,
  hasStarted,
  type StartDate,
  startDates,
  startDatesText as words,
} from "#content/start-dates.ts";
import { useId, useState, useSyncExternalStore } from "react";
import { href, Link, useNavigate } from "react-router";

import { chooseStartDate } from "../forms/application/start-date-choice.ts";
import { buttonLook } from "../ui/button.tsx";
import { isPlainClick } from "../ui/plain-click.ts";
import { type SectionTone, sectionTones } from "../ui/section.tsx";

const years = [...new Set(startDates.map(({ date }) => Number(date.slice(0, 4))))];

/** "Our Dates": years on the left, the chosen year's start dates on the right. */
export function StartDates({ tone }: { tone: SectionTone }) {
  const [selectedYear, setSelectedYear] = useState<number>(defaultYear);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-heading`} className={sectionTones[tone]}>
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-8 px-6 py-18 sm:py-24 md:grid-cols-[5fr_6fr] lg:gap-x-20 lg:py-30">
        <div>
          <h2 id={`${id}-heading`} className="text-title">
            {words.heading}
          </h2>
          <p className="mt-4 max-w-[25em] text-lead text-quiet">{words.introduction}</p>
          <ul
            aria-label={words.yearsLabel}
            className="with-script mt-8 flex gap-3 md:flex-col md:items-start md:gap-2"
          >
            {years.map((year) => (
              <li key={year}>
                <YearButton
                  year={year}
                  isSelected={year === selectedYear}
                  onSelect={() => setSelectedYear(year)}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="start-dates max-h-[400px] self-start overflow-y-auto rounded-2xl border border-line bg-surface px-6 sm:px-8">
          {years.map((year) => (
            // Without JavaScript nobody can change the year, so every year is shown.
            <div key={year} className={year === selectedYear ? "" : "hidden without-script"}>
              <h3 className="sticky top-0 bg-surface pt-6 pb-2 text-subtitle text-quiet">{year}</h3>
              <ul className="divide-y divide-line pb-3">
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

interface YearButtonProps {
  year: number;
  isSelected: boolean;
  onSelect: () => void;
}

function YearButton({ year, isSelected, onSelect }: YearButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="min-h-12 cursor-pointer rounded-full px-5 font-display text-2xl text-quiet transition-colors duration-200 hover:text-link aria-pressed:bg-tint aria-pressed:text-text md:-ml-5"
    >
      {year}
    </button>
  );
}

function StartDateRow({ start }: { start: StartDate }) {
  const { month, label } = start;
  const navigate = useNavigate();
  const today = useToday();
  const isStarted = today !== null && hasStarted(start, today);
  const monthId = useId();

  // The address carries the date for those without JavaScript or storage, and for a new tab; a
  // plain click stores it and goes to the form's own address (specification, section 2).
  function choose(event: React.MouseEvent) {
    if (!isPlainClick(event) || !chooseStartDate(label)) return;
    event.preventDefault();
    void navigate(href("/apply/:fecha_ini?"), { viewTransition: true });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <span id={monthId} className="font-display text-xl">
        {month}
        {isStarted && (
          <span className="ml-3 rounded-full bg-tint px-3 py-1 align-middle font-sans text-sm text-quiet">
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
