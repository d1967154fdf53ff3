import { featureCards } from "#content/pages/home.ts";

import { PictureCard } from "../../ui/card/picture-card.tsx";

/** Three feature cards below the hero; the middle one hangs lower. */
export function FeatureCards() {
  return (
    <div className="features">
      <ul className="mx-auto grid max-w-6xl gap-4 px-6 pt-10 pb-20 md:grid-cols-3 md:gap-6 md:pt-14 md:pb-24">
        {featureCards.map((card) => (
          <li key={card.title} className="reveal md:nth-2:mt-10 md:nth-2:-mb-10">
            <PictureCard {...card} heading="h2" isRowOnPhones />
          </li>
        ))}
      </ul>
    </div>
  );
}
