import { fourWeeksText as text } from "#content/pages/four-weeks-text.ts";

import { useContent } from "../../content-context.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The way through the course, stop by stop, such as its weeks. */
export function FourWeeks() {
  const { weeks } = useContent().program;
  if (!weeks || weeks.weeks.length === 0) return null;
  return (
    <Section id="weeks" heading={weeks.heading} introduction={weeks.introduction} tone="card">
      <ol className="stops">
        {weeks.weeks.map((week, index) => (
          <li key={week.title}>
            <p className="font-display text-muted-foreground">
              {week.when ?? text.week(index + 1)}
            </p>
            <h3 className="text-subtitle">{week.title}</h3>
            <p className="mt-2">{week.text}</p>
            {week.practiceHours && (
              <p className="mt-2 font-semibold">{text.practice(week.practiceHours)}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
