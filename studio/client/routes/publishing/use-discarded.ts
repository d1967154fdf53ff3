import { useState } from "react";

/** What an action answers that has discarded something, or brought it back. */
interface Answer {
  /** What brings it back. */
  discarded?: string | undefined;
  title?: string | undefined;
  restored?: string | undefined;
  isShown?: boolean | undefined;
}

/** What was discarded on this page last and is not back yet, however much was done since. */
export function useDiscarded(answer: Answer | undefined): Answer | undefined {
  const [{ last, all }, set] = useState<{ last?: Answer; all: Answer[] }>({ all: [] });
  if (answer && answer !== last) {
    const others = all.filter(({ discarded }) => discarded !== answer.restored);
    const left = answer.isShown === undefined ? others : [];
    const added = answer.discarded === undefined ? [] : [answer];
    // What could not come back now does not keep the others from it.
    set({ last: answer, all: answer.restored ? [...added, ...left] : [...left, ...added] });
  }
  return all.at(-1);
}
