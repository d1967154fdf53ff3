import { values, valuesText } from "#content/pages/about-us.ts";

import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "Our Values" section: two columns beside the heading. */
export function Values() {
  return (
    <Section id="values" heading={valuesText.heading}>
      <ul className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:gap-x-20">
        {values.map(({ title, text, picture }) => (
          <li
            key={title}
            className="reveal flex flex-wrap items-center gap-x-6 gap-y-3 border-t-4 border-dotted border-border pt-8"
          >
            <ResponsivePicture {...picture} className="size-20 shrink-0 lg:-ml-2 lg:size-32" />
            <div className="min-w-0 flex-1 basis-36">
              <h3 className="text-subtitle">{title}</h3>
              <p className="mt-2 max-w-[22em] text-balance text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
