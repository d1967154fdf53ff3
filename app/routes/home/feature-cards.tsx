import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";

/** The ground of each card's picture. */
const tints = ["sm:bg-(--tint-1)", "sm:bg-(--tint-2)", "sm:bg-(--tint-3)"];

/** Three feature cards below the hero. */
export function FeatureCards() {
  const { features } = useContent().home;
  return (
    <div className="features">
      <ul className="mx-auto grid max-w-6xl gap-4 px-6 pt-10 pb-16 md:grid-cols-3 md:gap-6 md:pb-24">
        {features.map(({ title, text, drawing: name }, index) => (
          <li
            key={title}
            // On phones the picture is beside the words.
            className="grid content-start overflow-hidden rounded-2xl bg-card shadow-soft max-sm:grid-cols-[min(7rem,30vw)_1fr]"
          >
            <div
              className={`row-span-2 self-center pl-4 sm:row-auto sm:px-6 sm:pt-6 sm:pb-4 ${tints[index % 3]}`}
            >
              <ResponsivePicture {...drawing(name)} className="mx-auto h-auto w-full sm:max-w-52" />
            </div>
            <h2 className="px-4 pt-5 pb-1.5 text-subtitle wrap-anywhere sm:px-6 sm:pt-6 sm:pb-2.5">
              {title}
            </h2>
            <p className="px-4 pb-5 text-pretty text-muted-foreground sm:px-6 sm:pb-8">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
