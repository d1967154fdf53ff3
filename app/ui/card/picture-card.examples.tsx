import { PictureCard } from "./picture-card.tsx";

export const examples = {
  card: (
    <PictureCard
      title="Highly Qualified Instructors"
      text="You learn from master-level instructors."
      picture={{ file: "spots/feature-instructors", alt: "", width: 480, height: 360 }}
    />
  ),
};
