import { featureCards } from "#content/home.ts";

import { Card } from "../ui/card.tsx";

/** What sets the course apart, in three cards below the first screen. */
export function FeatureCards() {
  return (
    <ul className="mx-auto grid max-w-6xl gap-6 px-6 py-16 md:grid-cols-3 md:py-24">
      {featureCards.map((card) => (
        <li key={card.title}>
          <Card {...card} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
