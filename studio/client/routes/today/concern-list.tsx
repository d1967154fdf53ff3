import { Link } from "react-router";

import type { Concern } from "../../../server/today/read-today.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.concerns;

/** What went wrong or is about to, each with the button that leads to it; nothing if all is well. */
export function ConcernList({ concerns }: { concerns: readonly Concern[] }) {
  if (concerns.length === 0) return null;
  return (
    <section aria-label={text.heading} className="mb-8">
      <ul className="rows">
        {concerns.map((concern) => (
          <li key={concern.kind} className="row flex-wrap justify-between gap-x-4 gap-y-1">
            <p className="flex min-w-0 flex-1 basis-72 items-center gap-3">
              <StudioIcon name="alert" className="size-5 text-late" />
              {sentenceAbout(concern)}
            </p>
            <Link to={text[concern.kind].to} className="small-button">
              {text[concern.kind].open}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceAbout(concern: Concern): string {
  switch (concern.kind) {
    case "notShown":
      return text.notShown.says();
    case "datesEnd":
      return text.datesEnd.says(concern);
    default:
      return text[concern.kind].says(concern);
  }
}
