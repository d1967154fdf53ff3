import { useState } from "react";
import * as z from "zod";

import { readDated, storeDated } from "#app/ui/browser-storage.ts";
import { useIsInBrowser } from "#app/ui/use-browser-state.ts";
import { steps } from "#forms/steps.ts";

import type { Reply } from "#studio/server/submissions/replies-to.ts";

/** A letter that another program was opened with, of which nobody has said whether it was sent. */
const openedLetter = z.object({
  /** The submission whose step it sets. */
  id: z.string(),
  /** What was shown as waiting when it was opened, and is answered with it. */
  covers: z.array(z.string()),
  /** By which the school’s text is known that it was made of. */
  key: z.string(),
  /** What the history says once it was sent, and by which id. */
  note: z.string(),
  noteId: z.string(),
  step: z.enum(steps),
  /** Where it is now: “in WhatsApp”. */
  where: z.string(),
});
export type OpenedLetter = z.infer<typeof openedLetter>;

const storedLetters = z.object({
  /** What was made of each text, by its key. */
  typed: z.record(z.string(), z.string()).catch({}),
  opened: openedLetter.optional().catch(undefined),
});
type Letters = z.infer<typeof storedLetters>;

/**
 * What is being written to a person. It stays in this tab when the page is left, as on a phone that
 * opens a chat, and when they write again, until the history has it.
 * @param person whose name it is kept by
 */
export function useLetters(person: string) {
  const isInBrowser = useIsInBrowser();
  const [kept, setKept] = useState<Letters>();
  const [moved, setMoved] = useState<"asked" | "back">();
  if (isInBrowser && !kept)
    setKept(storedLetters.parse(readDated("sessionStorage", keyOf(person))));
  const { typed, opened }: Letters = kept ?? { typed: {} };
  const store = (next: Letters) => storeDated("sessionStorage", keyOf(person), next);
  function change(next: Letters) {
    store(next);
    setKept(next);
  }
  function back(next: Letters) {
    change(next);
    setMoved("back");
  }
  function without(key = "") {
    const { [key]: _, ...others } = typed;
    return { typed: others };
  }
  const letterOf = ({ key, text }: Reply): string => typed[key] ?? text;
  return {
    opened,
    /** Where a press on this page has led, whose button has gone: to the question, or back from it. */
    moved,
    letterOf,
    isChanged: (reply: Reply) => letterOf(reply) !== reply.text,
    type: ({ key }: Reply, letter: string) => change({ typed: { ...typed, [key]: letter } }),
    open(letter: OpenedLetter) {
      const next = { typed, opened: letter };
      store(next);
      // The link stays on the page until its own action, which opens the other program, is done.
      setTimeout(() => {
        setMoved("asked");
        setKept(next);
      });
    },
    /** It was not sent: it can be changed, and opened again. */
    reopen: () => back({ typed }),
    /** Once the history has it, it is shown as sent, but kept no longer, unless it is taken back. */
    settle: (isKept: boolean) =>
      void (opened && store(isKept ? without(opened.key) : { typed, opened })),
    writeAnother: () => back(without(opened?.key)),
  };
}

const keyOf = (person: string) => `studio-letters/${person}`;

/** Focuses what a letter is written or opened with. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>("select, textarea, a")?.focus();
}
