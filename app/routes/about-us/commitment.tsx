import { commitment } from "#content/pages/about-us.ts";

import { Section } from "../../ui/section/section.tsx";

/** The "Our Commitment" section: vision, mission and goal. */
export function Commitment() {
  return (
    <Section id="commitment" heading={commitment.heading} tone="night">
      <ul className="grid gap-12 md:grid-cols-3 md:gap-10 lg:gap-16">
        {commitment.parts.map(({ title, text }) => (
          <li key={title} className="reveal border-t-2 border-gold pt-6">
            <h3 className="text-lg text-gold">{title}</h3>
            <p className="mt-3 max-w-[16.5em] font-display text-subtitle">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
