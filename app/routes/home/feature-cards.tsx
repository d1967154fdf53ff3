import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { cardTints } from "../../ui/section/section.tsx";

/** Three feature cards below the hero. */
export function FeatureCards() {
  const { features } = useContent().home;
  return (
    <div className="features">
      <ul className="mx-auto grid max-w-6xl gap-4 px-6 pt-10 pb-12 md:grid-cols-3 md:gap-6 md:pb-18">
        {features.map(({ title, text, drawing: name }, index) => (
          <li key={title} className="overflow-hidden rounded-2xl bg-card shadow-soft">
            {/* The drawing stands on the edge of its ground. */}
            <div className={`grid overflow-hidden ${cardTints[index % 3]}`}>
              <ResponsivePicture
                {...drawing(name)}
                className="mx-auto -mb-[3.5%] h-auto w-[56%] md:-mb-[5.5%] md:w-[82%]"
              />
            </div>
            <h2 className="px-6 pt-5 pb-2 text-subtitle wrap-anywhere">{title}</h2>
            <p className="px-6 pb-6 text-pretty text-muted-foreground md:pb-8">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
