import { benefits, benefitsText } from "#content/program.ts";

import { Card } from "../ui/card.tsx";
import { Section } from "../ui/section.tsx";

/** Course Benefits: four cards. */
export function Benefits() {
  return (
    <Section id="benefits" heading={benefitsText.heading} tone="night">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map((card) => (
          <li key={card.title}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
