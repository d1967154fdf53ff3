import { emblem } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "Our Values" section: six cards like those of a lotería, the Mexican picture bingo. */
export function Values() {
  const { heading, cards } = useContent().aboutUs.values;
  return (
    <Section id="values" heading={heading} tone="sand">
      <ul className="values">
        {cards.map(({ title, text, emblem: name }) => (
          <li key={title} className="value-card paper shadow-soft">
            <ResponsivePicture {...emblem(name)} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
