import { aboutCourse } from "#content/pages/program.ts";

import { Section } from "../../ui/section/section.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";
import { PriceCard } from "./price-card.tsx";

/** The "About the Course" section with the price card. */
export function AboutCourse() {
  const [lead, ...paragraphs] = aboutCourse.paragraphs;
  return (
    <Section id="about-course" heading={aboutCourse.heading}>
      <div className="grid items-start gap-56 md:grid-cols-[6fr_5fr] md:gap-14 lg:gap-20">
        <div className="max-w-prose space-y-5">
          <p className="font-display text-subtitle">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lead">
              {unbrokenWords(paragraph)}
            </p>
          ))}
        </div>
        <PriceCard />
      </div>
    </Section>
  );
}
