import { commitment } from "#content/about-us.ts";

import { Section } from "../ui/section.tsx";

/** Our Commitment: vision, mission and goal. */
export function Commitment() {
  return (
    <Section id="commitment" heading={commitment.heading}>
      <ul className="grid gap-8 md:grid-cols-3">
        {commitment.parts.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-link pt-5">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-3 max-w-[40ch] text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
