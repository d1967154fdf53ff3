import { benefits, benefitsText } from "#content/pages/program.ts";

import { PictureCard } from "../../ui/card/picture-card.tsx";
import { Section } from "../../ui/section/section.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** The "Course Benefits" section: four cards. */
export function Benefits() {
  return (
    <Section id="benefits" heading={benefitsText.heading} tone="night">
      <ul className="grid gap-5 sm:gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map((card) => (
          <li key={card.title}>
            <PictureCard {...card} title={unbrokenWords(card.title)} isRowOnPhones />
          </li>
        ))}
      </ul>
    </Section>
  );
}
