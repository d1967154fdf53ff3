import { commitment } from "#content/pages/about-us.ts";

import { Section } from "../../ui/section/section.tsx";

/** The "Our Commitment" section: its first part large, the others below, beside a rising sun. */
export function Commitment() {
  return (
    <Section id="commitment" heading={commitment.heading} tone="night">
      <div className="relative">
        <ul className="grid gap-x-14 gap-y-12 md:grid-cols-3">
          {commitment.parts.map(({ title, text }) => (
            <li key={title} className="group border-t-2 border-gold pt-6 first:md:col-span-3">
              <h3 className="text-lg text-gold">{title}</h3>
              <p className="mt-3 max-w-[16.5em] font-display text-subtitle group-first:text-title group-first:text-balance">
                {text}
              </p>
            </li>
          ))}
        </ul>
        {/* The offsets cancel the section's padding: the sun touches the section's lower edge. */}
        <div
          aria-hidden="true"
          className="hour-sun mx-auto mt-14 -mb-16 w-[min(22rem,100%)] sm:-mb-22 md:absolute md:right-0 md:-bottom-22 md:mb-0 md:w-[30%] lg:-bottom-28"
        />
      </div>
    </Section>
  );
}
