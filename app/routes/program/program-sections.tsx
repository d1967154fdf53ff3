import { fourWeeksText } from "#content/pages/four-weeks-text.ts";
import { faqText } from "#content/pages/faq-text.ts";
import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { cardTints, Section } from "../../ui/section/section.tsx";
import { AskOnWhatsapp } from "../../sections/whatsapp/whatsapp-link.tsx";
import { CourseDetailsSection } from "./details/course-details-section.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** What is before, during and after the course, or its weeks: a route. */
export function FourWeeks() {
  const { weeks } = useContent().program;
  if (!weeks || weeks.weeks.length === 0) return null;
  return (
    <Section id="weeks" heading={weeks.heading} introduction={weeks.introduction} tone="card">
      <ol className="stops" data-unnumbered>
        {weeks.weeks.map((week, index) => (
          <li key={week.title}>
            {week.drawing && <ResponsivePicture {...drawing(week.drawing)} />}
            <p className="font-semibold text-link">{week.when ?? fourWeeksText.week(index + 1)}</p>
            <h3 className="mt-1 text-subtitle">{week.title}</h3>
            <p className="mt-2 text-muted-foreground">{week.text}</p>
            {week.practiceHours && (
              <p className="mt-2 font-semibold">{fourWeeksText.practice(week.practiceHours)}</p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The "Course Benefits" section: four cards on deep teal. */
export function Benefits() {
  const { heading, cards } = useContent().program.benefits;
  return (
    <Section id="benefits" heading={heading} tone="deep">
      <ul className="benefits grid gap-4 md:grid-cols-2 md:gap-6">
        {cards.map(({ title, text, drawing: name }, index) => (
          // A row, on whose edge the drawing stands where the text is short; large text goes below it.
          <li
            key={title}
            className="flex flex-wrap overflow-hidden rounded-2xl bg-card shadow-soft"
          >
            <div
              className={`grid w-24 items-center overflow-hidden md:w-1/3 md:items-end lg:w-[42%] md:pt-4 ${cardTints[index % 3]}`}
            >
              <ResponsivePicture {...drawing(name)} className="h-auto w-full md:-mb-[6%]" />
            </div>
            <div className="min-w-[min(8rem,100%)] flex-1 self-center p-4 lg:px-7">
              <h3 className="text-subtitle">{unbrokenWords(title)}</h3>
              <p className="mt-1 max-w-[26em] text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The FAQ in vertical tabs, the first one open (specification, section 2), and the course details. */
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
    <Section id="faq" heading={heading}>
      <Tabs label={heading} tabs={tabs} />
      <CourseDetailsSection />
      <p className="mt-6 flex flex-wrap gap-x-4 text-lead print:hidden">
        {faqText.another}
        <AskOnWhatsapp className="font-semibold text-link underline underline-offset-4" />
      </p>
    </Section>
  );
}
