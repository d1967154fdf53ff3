import { values, valuesText } from "#content/pages/about-us.ts";

import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "Our Values" section: six tiles like the cards of a lotería, the Mexican picture bingo. */
export function Values() {
  return (
    <Section id="values" heading={valuesText.heading} tone="sand">
      <ul className="values">
        {values.map(({ title, text, picture }) => (
          <li key={title} className="value-card shadow-soft">
            <ResponsivePicture {...picture} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
