import { benefits, benefitsText } from "#content/pages/program.ts";

import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** The "Course Benefits" section: tiles in the colours of the night, the first one the largest. */
export function Benefits() {
  return (
    <Section id="benefits" heading={benefitsText.heading} tone="night">
      <ul className="benefits">
        {benefits.map(({ title, text, picture }) => (
          <li key={title}>
            <ResponsivePicture {...picture} />
            <div>
              <h3>{unbrokenWords(title)}</h3>
              <p className="mt-2 max-w-[26em] text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
