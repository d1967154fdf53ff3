import { dataPath } from "../../../../contract/data-path.ts";
import type { FieldMistake, SavedContent } from "../../../../contract/content-editing.ts";
import { valueAt, withValue } from "./change-value.ts";
import { isSame, mergeEdits } from "./merge-edits.ts";
import { RefusedDocument, type SendDocument } from "./send-document.ts";
import type { UnsentStorage } from "./unsent.ts";

/** Milliseconds without typing before a document is sent, and between two tries. */
const PAUSE = 400;
const RETRY = 3000;
/** Milliseconds within which typing in a field is one step of undo. */
const BURST = 1500;

interface EditedDocument {
  value: unknown;
  /** What the server has. */
  base: unknown;
  hash: string;
  mistakes: readonly FieldMistake[];
}

/** One change, by the path of the field with the document's name in front. */
interface Change {
  path: string;
  before: unknown;
  after: unknown;
  at: number;
}

export interface DraftState {
  documents: Readonly<Record<string, EditedDocument>>;
  /** `unreachable`: it is tried again; `refused`: it is not, for the reason in `sentence`. */
  status: "saved" | "saving" | "unreachable" | "refused";
  sentence: string | undefined;
  /** Whether this browser has what is not sent yet, should it be closed. */
  isKept: boolean;
  savedAt: number | undefined;
  /** A document in which somebody else has changed the same field. */
  contested: ({ name: string } & SavedContent) | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Counts what the server has taken, so that the page is shown anew. */
  saves: number;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

interface Services {
  send: SendDocument;
  unsent: UnsentStorage;
  now: () => number;
}

/** The documents as the owner edits them: saves them by itself, and undoes changes. */
export function createDraftStore(
  loaded: Readonly<Record<string, SavedContent>>,
  { send, unsent, now }: Services,
) {
  const listeners = new Set<() => void>();
  let past: Change[] = [];
  let future: Change[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let state: DraftState = {
    documents: Object.fromEntries(
      Object.entries(loaded).map(([name, { value, hash }]) => [
        name,
        { value, base: value, hash, mistakes: [] },
      ]),
    ),
    status: "saved",
    sentence: undefined,
    isKept: true,
    savedAt: undefined,
    contested: undefined,
    canUndo: false,
    canRedo: false,
    saves: 0,
  };

  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  function setDocument(name: string, next: Partial<EditedDocument>): void {
    const before = state.documents[name];
    if (!before) return;
    set({ documents: { ...state.documents, [name]: { ...before, ...next } } });
  }

  const isDirty = ({ value, base }: EditedDocument) => !isSame(value, base);
  const dirty = () =>
    Object.entries(state.documents).filter(
      ([name, document]) => isDirty(document) && state.contested?.name !== name,
    );

  function put(path: string, value: unknown): void {
    const [name = "", ...steps] = path.split("/");
    const document = state.documents[name];
    if (!document) return;
    const next = withValue(document.value, dataPath(steps.join("/")), value);
    const { base, hash } = document;
    set({ isKept: unsent.keep(name, { value: next, base, hash }) });
    setDocument(name, { value: next });
    schedule(PAUSE);
  }

  function schedule(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }

  async function flush(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (let [next] = dirty(); next; [next] = dirty()) {
        set({ status: "saving", sentence: undefined });
        await sendOne(...next);
      }
      set({ status: "saved" });
    } catch (error) {
      const isRefused = error instanceof RefusedDocument;
      set({
        status: isRefused ? "refused" : "unreachable",
        sentence: isRefused ? error.message : undefined,
      });
      if (!isRefused) schedule(RETRY);
    } finally {
      sending = false;
    }
  }

  async function sendOne(name: string, { value, hash, base }: EditedDocument): Promise<void> {
    const answer = await send(name, { value, seen: hash });
    if (answer.status === "overtaken") return join(name, base, answer);
    setDocument(name, { base: value, hash: answer.hash, mistakes: answer.mistakes });
    if (isSame(state.documents[name]?.value, value)) unsent.forget(name);
    set({ savedAt: now(), saves: state.saves + 1 });
  }

  /** Joins the document with what somebody else has saved, unless both changed the same field. */
  function join(name: string, base: unknown, theirs: SavedContent): void {
    const merged = mergeEdits(base, state.documents[name]?.value, theirs.value);
    if (merged.isContested) set({ contested: { name, ...theirs } });
    else take(name, merged.value, theirs);
  }

  function take(name: string, value: unknown, theirs: SavedContent): void {
    setDocument(name, { value, base: theirs.value, hash: theirs.hash });
    if (isSame(value, theirs.value)) {
      unsent.forget(name);
      set({ saves: state.saves + 1 });
    }
  }

  /** Undoes or redoes a change; returns the path of its field. */
  function step(from: Change[], to: Change[], side: "before" | "after"): string | undefined {
    const change = from.pop();
    if (!change) return undefined;
    to.push(change);
    put(change.path, change[side]);
    return change.path;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** Sends what an earlier page could not; call it once in the browser. */
    resume(): void {
      for (const [name, { value, hash }] of Object.entries(state.documents)) {
        const kept = unsent.read(name);
        if (!kept) continue;
        if (kept.hash === hash) setDocument(name, { value: kept.value });
        else {
          setDocument(name, { value: kept.value, base: kept.base });
          join(name, kept.base, { value, hash });
        }
      }
      void flush();
    },
    /** Takes what others have saved since, in documents that are not changed here. */
    refresh(newer: Readonly<Record<string, SavedContent>>): void {
      if (sending) return;
      for (const [name, { value, hash }] of Object.entries(newer)) {
        const document = state.documents[name];
        if (document && document.hash !== hash && !isDirty(document)) {
          setDocument(name, { value, base: value, hash });
        }
      }
    },
    /** Changes a field, by its path with the document's name in front. */
    change(path: string, value: unknown): void {
      const [name = "", ...steps] = path.split("/");
      const before = valueAt(state.documents[name]?.value, dataPath(steps.join("/")));
      if (isSame(before, value)) return;
      const last = past.at(-1);
      const isBurst = last?.path === path && typeof value === "string" && now() - last.at < BURST;
      if (isBurst) Object.assign(last, { after: value, at: now() });
      else past = [...past, { path, before, after: value, at: now() }];
      future = [];
      put(path, value);
    },
    undo: () => step(past, future, "before"),
    redo: () => step(future, past, "after"),
    /** Decides whose text stays where somebody else has changed the same field. */
    settle(preferred: "mine" | "theirs"): void {
      const { contested } = state;
      const document = contested && state.documents[contested.name];
      if (!contested || !document) return;
      const { value } = mergeEdits(document.base, document.value, contested.value, preferred);
      set({ contested: undefined });
      take(contested.name, value, contested);
      schedule(0);
    },
    /** Sends at once what is still to be sent, when the page is left. */
    flush,
  };
}
