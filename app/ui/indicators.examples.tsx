import { useState } from "react";

import { Indicators } from "./indicators.tsx";

function ThreeIndicators() {
  const [current, setCurrent] = useState(1);
  return (
    <Indicators labels={["Show 1", "Show 2", "Show 3"]} current={current} onSelect={setCurrent} />
  );
}

export const examples = { "the second of three": <ThreeIndicators /> };
