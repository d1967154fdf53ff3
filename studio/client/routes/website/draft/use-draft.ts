import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";

import type { EditedContent } from "../../../../contract/content-editing.ts";
import { createDraftStore, type DraftState, type DraftStore } from "./draft-store.ts";
import { sendDocument } from "./send-document.ts";
import { unsentInBrowser } from "./unsent.ts";

/** The draft of all documents, as long as a page of the editor is open. */
export function useDraft({ documents }: EditedContent): { store: DraftStore; state: DraftState } {
  const [store] = useState(() =>
    createDraftStore(documents, { send: sendDocument, unsent: unsentInBrowser, now: Date.now }),
  );
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const { revalidate } = useRevalidator();
  const countChanges = useEffectEvent(() => void revalidate());

  useEffect(() => {
    store.resume();
    const warn = (event: BeforeUnloadEvent) => {
      if (store.read().status !== "saved") event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("beforeunload", warn);
      void store.flush();
    };
  }, [store]);

  useEffect(() => store.refresh(documents), [store, documents]);

  // The state bar counts what is not live yet.
  useEffect(() => {
    if (state.saves > 0) countChanges();
  }, [state.saves]);

  return { store, state };
}
