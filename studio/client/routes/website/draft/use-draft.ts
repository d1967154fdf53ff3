import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { type ClientLoaderFunctionArgs, useRevalidator } from "react-router";

import type { SavedDocuments } from "#studio/contract/content-editing.ts";
import { draftServices } from "./draft-services.ts";
import { contestedIn, type DraftState } from "./draft-state.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";

/** What all fields need: the draft, and the way from one field to another. */
interface Editor {
  store: DraftStore;
  /** Shows the field at a path with the document’s name in front, and focuses it. */
  open: (path: string) => void;
  /** The entry that stands beside its list, and what shows another one there. */
  beside?: { entry: string | undefined; show: (path: string) => void } | undefined;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("A field is outside of an editor.");
  return editor;
}

/** A part of the draft in an editor, as it is now. */
export function useDraftState<Part>(select: (state: DraftState) => Part): Part {
  return useStoreState(useEditor().store, select);
}

/** A part of a draft, as it is now; a component is rendered again when that part has changed. */
export function useStoreState<Part>(store: DraftStore, select: (state: DraftState) => Part): Part {
  const read = () => select(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The browser’s store: it goes on sending when its editor is left. */
let browserStore: DraftStore | undefined;

function storeFor(documents: SavedDocuments): DraftStore {
  if (import.meta.env.SSR) return createDraftStore(documents, draftServices);
  return (browserStore ??= createDraftStore(documents, draftServices));
}

/** The path of the editor that is open. */
let openPath: string | undefined;

/** The `clientLoader` of a page of what is saved: once what was typed last is sent, or cannot be. */
export async function afterDraft({ request, serverLoader }: ClientLoaderFunctionArgs) {
  // An editor that stays reads what it has saved, while the next words may be half typed.
  if (new URL(request.url).pathname === openPath) return serverLoader();
  await browserStore?.flush();
  browserStore?.reread();
  return serverLoader();
}

/** The draft of all documents in an editor. */
export function useDraft(documents: SavedDocuments): DraftStore {
  const [store] = useState(() => storeFor(documents));
  const saves = useStoreState(store, (state) => state.saves);
  const { revalidate } = useRevalidator();

  useLayoutEffect(() => store.begin(), [store]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const now = store.read();
      if (now.status !== "saved" || contestedIn(now).length > 0) event.preventDefault();
    };
    const send = () => void store.flush();
    const { pathname } = location;
    openPath = pathname;
    // Some fields take what is typed once they are left, and React hears no blur of one that goes.
    const leave = ({ type }: Event) => {
      const { activeElement } = document;
      const isLeft = type === "pagehide" || location.pathname !== pathname;
      if (isLeft && activeElement instanceof HTMLElement) activeElement.blur();
      send();
    };
    const listening = new AbortController();
    const { signal } = listening;
    send();
    addEventListener("beforeunload", warn, { signal });
    for (const type of ["pagehide", "popstate"]) addEventListener(type, leave, { signal });
    // A phone may end a tab in the background, and never tells it.
    document.addEventListener("visibilitychange", send, { signal });
    return () => {
      listening.abort();
      openPath = undefined;
      send();
    };
  }, [store]);

  useEffect(() => store.refresh(documents), [store, documents]);

  // The state bar counts what is not live yet.
  useEffect(() => {
    if (saves > 0) void revalidate();
  }, [saves, revalidate]);

  return store;
}

/** Whether a key undoes or redoes, on every kind of keyboard. */
export function undoKey(event: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" ? "redo" : undefined;
}

/**
 * Undoes and redoes by Ctrl+Z and Ctrl+Y, also in the fields, whose own undo ends with them; not in
 * one with `data-own-undo`, whose words are no change yet.
 */
export function useUndoKeys(step: (action: "undo" | "redo") => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = undoKey(event);
    const isOwn = event.target instanceof Element && event.target.matches("[data-own-undo]");
    if (!action || isOwn) return;
    event.preventDefault();
    step(action);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener, { capture: true });
    return () => removeEventListener("keydown", listener, { capture: true });
  }, []);
}
