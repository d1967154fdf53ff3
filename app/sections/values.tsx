import { values, valuesText } from "#content/about-us.ts";

import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";

/** Our Values: six tiles. */
export function Values() {
  return (
    <Section id="values" heading={valuesText.heading} tone="surface">
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {values.map(({ title, text, picture }) => (
          <li key={title} className="grid grid-cols-[5rem_1fr] gap-5">
            <Picture {...picture} className="size-20" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
