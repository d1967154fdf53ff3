import type { DayPart } from "#studio/server/today/day-part.ts";
import picture from "./bay.svg?raw";

interface BayProps {
  part: DayPart;
  /** What stands on the water. */
  children?: React.ReactNode;
}

/** Banderas Bay in the light of the hour: the sun rises behind the hills, and sets over the sea. */
export function Bay({ part, children }: BayProps) {
  return (
    <div className={`bay bay-${part}`}>
      {/* In the page, because its colours are the hour's (bay.css). */}
      <div className="contents" dangerouslySetInnerHTML={{ __html: picture }} />
      {children}
    </div>
  );
}
