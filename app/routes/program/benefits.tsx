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
      <ul className="benefits grid gap-3 md:grid-cols-2 md:gap-5">
        {cards.map(({ title, text, drawing: name }) => (
          // A row, in which large text goes below its picture.
          <li
            key={title}
            className="flex flex-wrap items-center gap-4 rounded-2xl bg-deep p-4 md:p-7"
          >
            <div className="w-24 md:w-38">
              <ResponsivePicture {...drawing(name)} className="h-auto w-full" />
            </div>
            <div className="min-w-[min(8rem,100%)] flex-1">
              <h3 className="text-subtitle">{unbrokenWords(title)}</h3>
              <p className="mt-2 max-w-[26em] text-pretty text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
