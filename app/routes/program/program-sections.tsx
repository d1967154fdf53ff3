import { fourWeeksText } from "#content/pages/four-weeks-text.ts";
import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** What is before, during and after the course, or its weeks, which are a route. */
export function FourWeeks() {
  const { weeks } = useContent().program;
  if (!weeks || weeks.weeks.length === 0) return null;
  return (
    <Section
      id="weeks"
      heading={weeks.heading}
      introduction={weeks.introduction}
      tone="card"
      isDense
    >
      <ol
        className={
          weeks.weeks.some(({ when }) => when)
            ? "grid gap-8 md:auto-cols-fr md:grid-flow-col *:border-t *:border-coral *:pt-4"
            : "stops"
        }
      >
        {weeks.weeks.map((week, index) => (
          <li key={week.title}>
            <p className="text-link">{week.when ?? fourWeeksText.week(index + 1)}</p>
            <h3 className="text-subtitle">{week.title}</h3>
            <p className="mt-2">{week.text}</p>
            {week.practiceHours && (
              <p className="mt-2 font-semibold">{fourWeeksText.practice(week.practiceHours)}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The "Course Benefits" section: four tiles on a dark ground. */
export function Benefits() {
  const { heading, cards } = useContent().program.benefits;
  return (
    <Section id="benefits" heading={heading} tone="night">
      <ul className="benefits grid gap-3 md:grid-cols-2 md:gap-5">
        {cards.map(({ title, text, drawing: name }) => (
          // A row, on whose edge the drawing stands where the text is short; large text goes below it.
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-2 overflow-hidden rounded-2xl bg-deep pr-3 pl-4 md:items-end md:gap-x-4 md:px-7"
          >
            <div className="-ml-5 w-26 md:ml-0 md:w-56">
              <ResponsivePicture {...drawing(name)} className="h-auto w-full md:-mb-[7%]" />
            </div>
            <div className="min-w-[min(8rem,100%)] flex-1 self-center py-5">
              <h3 className="text-subtitle">{unbrokenWords(title)}</h3>
              <p className="mt-2 max-w-[26em] text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The FAQ in vertical tabs, the first one open (specification, section 2). */
export function Faq() {
  const { heading, questions } = useContent().program.faq;
  const tabs = questions.map(({ question, answer }) => ({
    title: question,
    content: (
      <div className="max-w-prose space-y-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{unbrokenWords(paragraph)}</p>
        ))}
      </div>
    ),
  }));
  return (
    <Section id="faq" heading={heading} isDense>
      <Tabs label={heading} tabs={tabs} />
    </Section>
  );
}
