import { useEffect, useState } from "react";
import { type ClientActionFunctionArgs, useBeforeUnload, useFetcher } from "react-router";

import type {
  CourseDocuments,
  SavedDocument,
  SaveOutcome,
} from "../../../server/courses/courses.ts";
import { untilSignedIn } from "../../shell/signed-out/until-signed-in.ts";
import type { Change } from "./change-dates.ts";
import { coursesWords as text } from "./courses-words.ts";

/** Milliseconds after which saving takes so long that the owner is told. */
const SLOW = 3000;

/** Milliseconds between two questions whether the studio can be reached. */
const PAUSE = 1000;

/** A document that is saved by itself after each change. */
export interface SavingDocument<Value> {
  value: Value;
  /**
   * @param says what the change did, as a sentence
   * @param what names changes that undo takes back together, such as the clicks on one counter
   */
  change: (change: Change<Value>, says: string, what?: string) => void;
  /** Undefined if there is nothing to take back. */
  undo: (() => void) | undefined;
  /** What happened last. */
  says: string;
  /** Why the last change was not saved. */
  mistakes: readonly string[];
  isSlow: boolean;
  /** Whether nothing is left to be saved. */
  isSaved: boolean;
}

/** The outcome of saving, and how many of the changes were sent. */
export type Saved = (SaveOutcome | { status: "unsent" }) & { changes: number };

interface Past<Value> {
  before: Value;
  says: string;
  what: string | undefined;
}

/**
 * Shows a document with the changes that are not saved yet, and saves them one after the other.
 * If somebody else has saved it meanwhile, the changes are applied to what is saved now.
 */
export function useSavedDocument<Name extends keyof CourseDocuments>(
  name: Name,
  saved: SavedDocument<CourseDocuments[Name]>,
  onChange: (name: Name) => void,
): SavingDocument<CourseDocuments[Name]> {
  type Value = CourseDocuments[Name];
  const fetcher = useFetcher<Saved>({ key: name });
  const [changes, setChanges] = useState<readonly Change<Value>[]>([]);
  const [past, setPast] = useState<readonly Past<Value>[]>([]);
  const [says, setSays] = useState("");
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const [read, setRead] = useState<Saved>();
  const value = changes.reduce((document, change) => change(document), saved.value);
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;

  // An answer comes together with what is saved now.
  if (answer && answer !== read) {
    setRead(answer);
    if (answer.status === "overtaken") {
      // What undo would bring back lacks what the other person has saved.
      setPast([]);
      setSays(text.overtaken(answer.by));
    } else {
      setChanges(changes.slice(answer.changes));
    }
    if (answer.status === "mistakes") {
      setPast(past.slice(0, -1));
      setSays("");
      setMistakes(answer.sentences);
    }
  }

  const { state, submit } = fetcher;
  useEffect(() => {
    if (state !== "idle" || changes.length === 0) return;
    const sent = { name, value, seen: saved.hash, changes: changes.length };
    void submit(JSON.stringify(sent), { method: "post", encType: "application/json" });
  }, [state, submit, name, value, saved, changes]);

  const isSlow = useIsSlow(state === "submitting");
  // A request that outlives the page saves what is not saved yet, if the studio can be reached.
  useBeforeUnload((event) => {
    if (changes.length > 0 && isSlow) event.preventDefault();
  });
  useEffect(() => {
    if (changes.length === 0) return;
    const body = JSON.stringify({ name, value, seen: saved.hash, changes: changes.length });
    const headers = { "content-type": "application/json" };
    const send = () => void fetch("/courses", { method: "POST", body, headers, keepalive: true });
    addEventListener("pagehide", send);
    return () => removeEventListener("pagehide", send);
  }, [name, value, saved, changes]);

  function apply(change: Change<Value>, sentence: string) {
    setChanges([...changes, change]);
    setSays(sentence);
    setMistakes([]);
    onChange(name);
  }

  const last = past.at(-1);
  return {
    value,
    says,
    mistakes,
    isSlow,
    isSaved: changes.length === 0,
    change(change, sentence, what) {
      if (change(value) === value) return;
      const isSame = what !== undefined && last?.what === what;
      const entry = { before: isSame ? last.before : value, says: sentence, what };
      setPast([...(isSame ? past.slice(0, -1) : past), entry]);
      apply(change, sentence);
    },
    undo:
      last &&
      (() => {
        setPast(past.slice(0, -1));
        apply(() => last.before, text.undone(last.says));
      }),
  };
}

function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}

/** The `clientAction` of a view that saves by itself: waits until the studio can be reached. */
export async function saveOnceReachable({ request, serverAction }: ClientActionFunctionArgs) {
  await untilReachable();
  await untilSignedIn(request.signal);
  try {
    return await serverAction<Saved>();
  } catch (error) {
    // A `fetch` that fails without an answer. Its request cannot be sent again, so the view sends
    // another one.
    if (!(error instanceof TypeError)) throw error;
    await untilReachable();
    return { status: "unsent", changes: 0 } satisfies Saved;
  }
}

async function untilReachable(): Promise<void> {
  while (!(await fetch("/ping", { method: "HEAD" }).catch(() => undefined))) {
    await new Promise((resolve) => void setTimeout(resolve, PAUSE));
  }
}
