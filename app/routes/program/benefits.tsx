import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** The "Course Benefits" section: four tiles on a dark ground. */
export function Benefits() {
  const { heading, cards } = useContent().program.benefits;
  return (
    <Section id="benefits" heading={heading} tone="night">
      <ul className="benefits">
        {cards.map(({ title, text, drawing: name }) => (
          <li key={title}>
            <ResponsivePicture {...drawing(name)} />
            <div>
              <h3 className="text-subtitle">{unbrokenWords(title)}</h3>
              <p className="mt-2 max-w-[26em] text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
