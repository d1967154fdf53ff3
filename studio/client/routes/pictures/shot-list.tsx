import { Link } from "react-router";

import { useMediaQuery } from "#app/ui/use-browser-state.ts";

import { picturesWords as text } from "./pictures-words.ts";
import { shots } from "./slot-words.ts";

/** The photographs to take; each is done once one of its places has a photograph. */
export function ShotList({ taken }: { taken: ReadonlySet<string> }) {
  const list = shots.map((shot) => ({
    ...shot,
    isTaken: shot.slots.some((slot) => taken.has(slot)),
  }));
  const isPhone = useMediaQuery("(width < 40rem)");
  const done = list.filter(({ isTaken }) => isTaken).length;
  return (
    <details className="border-t border-border pt-3" open={done === 0 && !isPhone}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {text.shots(done, list.length)}
      </summary>
      <ol className="grid gap-x-8 gap-y-3 pt-2 sm:grid-cols-2">
        {list.map(({ title, how, isTaken, slots: [first = ""] }) => (
          <li key={title} className="grid grid-cols-[2rem_1fr]">
            <span aria-hidden="true" className="text-xl text-link">
              {isTaken ? "✓" : "○"}
            </span>
            <span>
              <Link to={`/website/pictures/${first}`} className="inline-link">
                {title}
              </Link>
              {isTaken && <span className="sr-only"> ({text.taken})</span>}
              <span className="block text-sm text-muted-foreground">{how}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
