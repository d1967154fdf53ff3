import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod";

import type { Draft } from "../../../../../contract/draft.ts";
import { untilSignedIn } from "../../../../shell/signed-out/until-signed-in.ts";
import { previewWords } from "./preview-words.ts";

/** Milliseconds without typing before the values are sent. */
const PAUSE = 250;

const draftShape = z.object({ id: z.string(), problems: z.array(z.string()) });

interface LiveDraft {
  draft: Draft;
  /** Why the draft does not contain the newest values. */
  problem: string | undefined;
}

/**
 * The draft of the form's current values; call `follow` whenever the form changes.
 * @param answered the draft in the server's last response
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  answered: Draft,
): LiveDraft & { follow: () => void } {
  const [typed, setTyped] = useState<LiveDraft & { since: Draft }>();
  const sending = useRef<AbortController>(undefined);
  // A draft that came with a newer response replaces the draft of what was typed before it.
  const current =
    typed?.since === answered ? typed : { draft: answered, problem: undefined, since: answered };

  async function send({ signal }: AbortController): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted || !form.current) return;
    try {
      const body = textsOf(form.current);
      const post = () => fetch(`/website/${name}/draft`, { method: "POST", body, signal });
      let answer = await post();
      if (answer.status === 401) {
        await untilSignedIn(signal);
        answer = await post();
      }
      if (!answer.ok) throw new Error(await answer.text());
      const draft = draftShape.parse(await answer.json());
      setTyped({ draft, problem: undefined, since: answered });
    } catch {
      if (!signal.aborted) setTyped({ ...current, problem: previewWords.unreachable });
    }
  }

  function follow(): void {
    sending.current?.abort();
    sending.current = new AbortController();
    void send(sending.current);
  }

  // Sends the values once at first: they may have been typed before hydration, or restored.
  const followFirst = useEffectEvent(follow);
  useEffect(() => {
    followFirst();
    return () => sending.current?.abort();
  }, []);

  return { draft: current.draft, problem: current.problem, follow };
}

/** A form's values without its files, which are large: a new picture shows beside its control. */
function textsOf(form: HTMLFormElement): FormData {
  const texts = new FormData();
  for (const [field, value] of new FormData(form)) {
    if (typeof value === "string") texts.append(field, value);
  }
  return texts;
}
