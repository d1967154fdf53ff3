import { values, valuesText } from "#content/pages/about-us.ts";

import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "Our Values" section. */
export function Values() {
  return (
    <Section id="values" heading={valuesText.heading}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {values.map(({ title, text, picture }) => (
          <li
            key={title}
            className="reveal flex flex-wrap gap-5 rounded-2xl bg-card p-6 shadow-soft sm:flex-col sm:p-8"
          >
            <ResponsivePicture {...picture} className="size-18 shrink-0 sm:size-22" />
            <div className="min-w-0 flex-1 basis-36 sm:basis-auto">
              <h3 className="text-subtitle">{title}</h3>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
