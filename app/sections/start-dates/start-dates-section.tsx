import { hasStarted, startDatesText as text } from "#content/course/start-dates.ts";
import { type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { useContent } from "../../content-context.tsx";
import { AskOnWhatsapp } from "../whatsapp/ask-on-whatsapp.tsx";
import { AskLink } from "../../forms/contact/ask-link.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import {
  SectionFrame,
  SectionHeading,
  type SectionTone,
  splitColumns,
} from "../../ui/section/section.tsx";
import { useOnToday } from "../../ui/use-today.ts";
import { StartDateRow } from "./start-date-row.tsx";

interface StartDatesSectionProps {
  tone: SectionTone;
  /** Whether each start date shows its course's last day. */
  hasLastDays?: boolean;
}

/** The "Our Dates" section: years on the left, the selected year's start dates on the right. */
export function StartDatesSection({ tone, hasLastDays = false }: StartDatesSectionProps) {
  const { course, startDates, defaultYear } = useContent();
  const years = [...new Set(startDates.map(({ date }) => Number(date.slice(0, 4))))];
  const haveAllStarted = useOnToday((today) =>
    startDates.every((start) => hasStarted(start, today)),
  );
  const [selectedYear, setSelectedYear] = useState(defaultYear);
  const selectedButton = useRef<HTMLButtonElement>(null);
  const laterYear = years.find((year) => year > selectedYear);

  // The pressed button disappears with its year, so the focus moves to the new year's button.
  function showLater(year: number) {
    flushSync(() => setSelectedYear(year));
    selectedButton.current?.focus();
  }

  return (
    <SectionFrame id="start-dates" tone={tone}>
      <div className={`items-center gap-y-8 ${splitColumns}`}>
        <div>
          <SectionHeading
            id="start-dates"
            heading={text.heading}
            introduction={haveAllStarted ? text.allStarted : text.introduction(course.duration)}
          />
          {/* While no course is to come, the question for the next dates is what a visitor can do. */}
          {haveAllStarted && (
            <p className="mt-6 flex flex-wrap gap-3 print:hidden">
              <AskLink about="dates" className={buttonClass("primary")}>
                {text.askForDates}
              </AskLink>
              <AskOnWhatsapp className={buttonClass("outline")} />
            </p>
          )}
          <ul aria-label={text.yearsLabel} className="js-only mt-6 flex flex-wrap gap-x-8">
            {years.map((year) => (
              <li key={year}>
                <YearButton
                  ref={year === selectedYear ? selectedButton : null}
                  year={year}
                  isSelected={year === selectedYear}
                  onSelect={() => setSelectedYear(year)}
                />
              </li>
            ))}
          </ul>
        </div>
        {/* The box has a name, because Firefox makes scrollable boxes tab stops. */}
        <div
          role="group"
          aria-label={text.datesLabel(selectedYear)}
          className={`start-dates ${haveAllStarted ? "" : "shadow-soft"}`}
        >
          {years.map((year) => (
            // Without JavaScript all years are shown, because the year buttons do not work.
            <div key={year} className={year === selectedYear ? "" : "hidden no-js"}>
              <h3>{year}</h3>
              <ul className="divide-y divide-border">
                {startDates
                  .filter(({ date }) => date.startsWith(String(year)))
                  .map((start) => (
                    <StartDateRow key={start.date} start={start} hasLastDay={hasLastDays} />
                  ))}
              </ul>
            </div>
          ))}
          {laterYear && (
            <div className="js-only border-t border-border py-1.5">
              <LaterYearButton year={laterYear} onPress={() => showLater(laterYear)} />
            </div>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

interface YearButtonProps {
  ref: Ref<HTMLButtonElement>;
  year: number;
  isSelected: boolean;
  onSelect: () => void;
}

function YearButton({ ref, year, isSelected, onSelect }: YearButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className="year-button"
    >
      {year}
    </button>
  );
}

/** A button below a year's last start date that shows the next year. */
function LaterYearButton({ year, onPress }: { year: number; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="group -mx-2 flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2 font-medium text-link underline-offset-4 hover:underline"
    >
      {text.later(year)}
      <Icon
        name="next"
        className="size-4 transition-transform duration-200 motion-safe:group-hover:translate-x-0.5"
      />
    </button>
  );
}
