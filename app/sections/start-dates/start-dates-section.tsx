import { startDatesText as text } from "#content/course/start-dates.ts";
import { useState } from "react";

import { useContent } from "../../content-context.tsx";
import { AskLink } from "../../forms/contact/ask-link.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { SectionFrame, SectionHeading, splitColumns } from "../../ui/section/section.tsx";
import { NextMonths } from "./next-months.tsx";
import { StartDateRow } from "./start-date-row.tsx";
import { useHaveAllStarted } from "./closing-apply-link.tsx";

/** The "Our Dates" section: a card with the years, left of the selected year's dates. */
export function StartDatesSection() {
  const { course, enrolment, startDates, defaultYear } = useContent();
  const years = [...new Set(startDates.map(({ date }) => Number(date.slice(0, 4))))];
  const haveAllStarted = useHaveAllStarted();
  const [selectedYear, setSelectedYear] = useState(defaultYear);

  return (
    <SectionFrame id="start-dates" tone="sand">
      <div className={haveAllStarted ? `items-center gap-y-8 ${splitColumns}` : "grid gap-y-8"}>
        <div>
          <SectionHeading
            id="start-dates"
            heading={text.heading}
            introduction={
              haveAllStarted
                ? text.allStarted
                : text.introduction(course.duration, enrolment.payment)
            }
          />
          {/* While no course is to come, the question for the next dates is what a visitor can do. */}
          {haveAllStarted && (
            <div className="mt-6 print:hidden">
              <NextMonths />
              <AskLink about="dates" className={`${buttonClass("primary")} mt-5`}>
                {text.askForDates}
              </AskLink>
            </div>
          )}
        </div>
        <div className="@container overflow-hidden rounded-3xl bg-card shadow-soft">
          <div className="start-dates">
            {haveAllStarted && (
              <p className="col-span-full text-muted-foreground">{text.startedCourses}</p>
            )}
            <ul aria-label={text.yearsLabel} className="js-only">
              {years.map((year) => (
                <li key={year}>
                  <button
                    type="button"
                    aria-pressed={year === selectedYear}
                    onClick={() => setSelectedYear(year)}
                  >
                    {year}
                  </button>
                </li>
              ))}
            </ul>
            {/* The box has a name, because Firefox makes scrollable boxes tab stops. */}
            <div role="group" aria-label={text.datesLabel(selectedYear)}>
              {years.map((year) => (
                // Without JavaScript all years are shown, because the year buttons do not work.
                <div key={year} className={year === selectedYear ? "" : "hidden no-js"}>
                  <h3>{year}</h3>
                  {/* Clipped: the line above the first row of each column. */}
                  <ul className="[clip-path:inset(2px_-1rem_0)] @3xl:columns-2 @3xl:gap-x-12">
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
        </div>
      </div>
    </SectionFrame>
  );
}
