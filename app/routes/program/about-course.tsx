import { useContent } from "../../content-context.tsx";
import { hiddenUntilParsed, SectionFrame, SectionHeading } from "../../ui/section/section.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";
import { PriceCard } from "./price-card.tsx";

/** The "About the Course" section with the price card. */
export function AboutCourse() {
  const { aboutCourse } = useContent().program;
  const [lead = "", ...paragraphs] = aboutCourse.paragraphs;
  return (
    <SectionFrame id="about-course" tone="background">
      <div
        className={`grid items-center gap-x-16 gap-y-9 md:grid-cols-2 lg:gap-x-24 ${hiddenUntilParsed}`}
      >
        <div className="space-y-5 md:space-y-6">
          <SectionHeading id="about-course" heading={aboutCourse.heading} />
          {/* Not in unbrokenWords, whose inline blocks would shift when this font is loaded. */}
          <p className="font-display text-[1.2em] leading-snug lg:text-[1.6em]">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="md:text-lead">
              {unbrokenWords(paragraph)}
            </p>
          ))}
        </div>
        <PriceCard />
      </div>
    </SectionFrame>
  );
}
