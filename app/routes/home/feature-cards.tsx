import { featureCards } from "#content/pages/home.ts";

import { PictureCard } from "../../ui/card/picture-card.tsx";

/** Three feature cards below the hero; the middle one hangs lower. */
export function FeatureCards() {
  return (
    <ul className="mx-auto grid max-w-6xl gap-6 px-6 pt-10 pb-16 md:grid-cols-3 md:pt-24 md:pb-32">
      {featureCards.map((card) => (
        <li key={card.title} className="reveal md:nth-2:mt-10 md:nth-2:-mb-10">
          <PictureCard {...card} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
