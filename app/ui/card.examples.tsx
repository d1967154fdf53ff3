import { Card } from "./card.tsx";

export const examples = {
  card: (
    <Card
      title="Highly Qualified Instructors"
      text="You learn from master-level instructors."
      picture={{ file: "spots/feature-instructors", alt: "", width: 480, height: 360 }}
    />
  ),
};
