import { useState } from "react";

import { CarouselDots } from "./carousel-dots.tsx";

function ThreeCarouselDots() {
  const [current, setCurrent] = useState(1);
  return (
    <CarouselDots labels={["Show 1", "Show 2", "Show 3"]} current={current} onSelect={setCurrent} />
  );
}

export const examples = { "the second of three": <ThreeCarouselDots /> };
