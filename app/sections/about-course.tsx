import { aboutCourse } from "#content/program.ts";

import { Section } from "../ui/section.tsx";
import { PriceCard } from "./price-card.tsx";

/** About the Course, beside what it costs. */
export function AboutCourse() {
  return (
    <Section id="about-course" heading={aboutCourse.heading} tone="surface">
      <div className="grid items-start gap-10 md:grid-cols-[6fr_5fr] md:gap-14">
        <div className="max-w-prose space-y-5">
          {aboutCourse.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <PriceCard />
      </div>
    </Section>
  );
}
