import { type SubmitEvent } from "react";
import { type SubmitTarget, useFetcher, useLocation } from "react-router";

/** Settles once all that was sent so far is answered. */
let sent = Promise.resolve();

/** Sends one thing after the other: what is on its way would be dropped for what comes next. */
export function sendInTurn(send: () => Promise<void>): void {
  sent = sent.finally(send);
}

/** What an action says, and what is sent to `/people/step` to take it back. */
export interface Said {
  says: string;
  undo?: string;
}

/**
 * The fetcher of this page, whose actions answer in a sentence. With the address as its key, the
 * parts of a page share it, and what was done here is not announced on the next page.
 */
export function usePageFetcher() {
  const { pathname, search } = useLocation();
  const { data, state, submit } = useFetcher<string | Said>({ key: pathname + search });
  const { says, undo }: Partial<Said> = typeof data === "string" ? { says: data } : { ...data };
  const send = (values: SubmitTarget, action = pathname) =>
    sendInTurn(() => submit(values, { method: "post", action }));
  return {
    says,
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
