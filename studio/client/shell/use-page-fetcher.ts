import { type SubmitEvent } from "react";
import { type SubmitTarget, useFetcher, useLocation } from "react-router";

/** Settles once all that was sent so far is answered. */
let sent = Promise.resolve();

/** Sends one thing after the other: what is on its way would be dropped for what comes next. */
export function sendInTurn(send: () => Promise<void>): void {
  sent = sent.finally(send);
}

/** What an action says, or why nothing was sent. */
export interface Said {
  says: string;
  /** `kept`: what was typed is stored; `doubtful`: it is stored only if that is insisted on. */
  kind?: "kept" | "doubtful";
  /** What is sent to `/people/step` to take it back. */
  undo?: Record<string, string>;
}

/**
 * The fetcher of this page, whose actions say what was done. With the address as its key, the
 * parts of a page share it, and what was done here is not announced on the next page.
 */
export function usePageFetcher() {
  const { pathname, search } = useLocation();
  const { data, state, submit } = useFetcher<Said>({ key: pathname + search });
  const { says, kind, undo }: Partial<Said> = { ...data };
  const send = (values: SubmitTarget, action = pathname) =>
    sendInTurn(() => submit(values, { method: "post", action }));
  return {
    says,
    kind,
    isBusy: state !== "idle",
    /** Not while something is sent: it can be taken back once only. */
    undo: state === "idle" ? undo : undefined,
    isDone: state === "idle" && says !== undefined,
    send,
    /** For a form, which the browser posts itself as long as the page is not hydrated. */
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const { currentTarget: form, nativeEvent } = event;
      send(new FormData(form, nativeEvent.submitter), form.getAttribute("action") ?? undefined);
    },
  };
}
