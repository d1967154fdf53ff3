import { hasStarted, startDatesText as text } from "#content/course/start-dates.ts";
import { drawing } from "#content/pages/shaped-pictures.ts";
import { useState } from "react";

import { useContent } from "../../content-context.tsx";
import { AskOnWhatsapp } from "../whatsapp/whatsapp-link.tsx";
import { AskLink } from "../../forms/contact/ask-link.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { SectionFrame, SectionHeading, splitColumns } from "../../ui/section/section.tsx";
import { useOnToday } from "../../ui/use-today.ts";
import { StartDateRow } from "./start-date-row.tsx";

/** The "Our Dates" section: years like tabs, left of the sheet with the selected year's dates. */
export function StartDatesSection() {
  const { course, startDates, defaultYear } = useContent();
  const years = [...new Set(startDates.map(({ date }) => Number(date.slice(0, 4))))];
  const haveAllStarted = useOnToday((today) =>
    startDates.every((start) => hasStarted(start, today)),
  );
  const [selectedYear, setSelectedYear] = useState(defaultYear);

  return (
    <SectionFrame id="start-dates" tone="sand" isDense>
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
        </div>
        {haveAllStarted && (
          <div className="max-md:hidden md:row-span-2 print:hidden">
            <ResponsivePicture {...drawing("step-date")} className="mx-auto h-auto w-4/5" />
          </div>
        )}
        <div>
          {haveAllStarted && <p className="mb-2 text-muted-foreground">{text.startedCourses}</p>}
          <div className="start-dates" data-all-started={haveAllStarted || undefined}>
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
                  <ul className="divide-y divide-border">
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
