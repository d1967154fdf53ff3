import type { SavedContent, Saving } from "../../../../contract/content-editing.ts";
import { type Change, entryAt, isSame, rebase, withChanges } from "./change-value.ts";
import { type DraftServices, RefusedDocument } from "./draft-services.ts";
import { contestedIn, type DraftState, type EditedDocument, fieldAt } from "./draft-state.ts";

/** Milliseconds without typing before a document is sent, and between two tries. */
const PAUSE = 400;
const RETRY = 3000;
/** Milliseconds within which typing in a field is one step of undo. */
const BURST = 1500;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The documents as the owner edits them: saves them by itself, and undoes changes. */
export function createDraftStore(
  loaded: Readonly<Record<string, SavedContent>>,
  { send, unsent, now }: DraftServices,
) {
  const listeners = new Set<() => void>();
  let isSending = false;
  /** Whether its editor was left: the next one sends what is kept. */
  let isLeft = false;
  /** Why the studio has refused a document as it is. */
  const refused = new Map<string, string>();
  /** These grow no more: the server may have them, even without an answer. */
  const sent = new WeakSet<Change>();
  let past: (Change & { at: number; group: string | undefined })[] = [];
  let future: typeof past = [];
  /** By document, what was saved over here: a page that was read before may still arrive. */
  const replaced = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: DraftState = {
    documents: Object.fromEntries(
      Object.entries(loaded).map(([name, saved]) => [
        name,
        { ...saved, base: saved.value, changes: [] },
      ]),
    ),
    status: "saved",
    isKept: true,
    canUndo: false,
    canRedo: false,
    saves: 0,
  };

  const changesOf = (name: string) => state.documents[name]?.changes ?? [];
  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  function put(name: string, next: Partial<EditedDocument>): void {
    const before = state.documents[name];
    if (!before) return;
    const document = { ...before, ...next };
    document.value = withChanges(document.base, document.changes);
    // The next editor may keep something newer.
    const isOurs = !isLeft || isSame(unsent.read(name), before.changes);
    const isKept = isOurs ? unsent.keep(name, document.changes) : state.isKept;
    set({ isKept, documents: { ...state.documents, [name]: document } });
  }

  function edit(fullPath: string, after: unknown): void {
    const { name, path, value: before } = fieldAt(state, fullPath);
    const others = changesOf(name);
    const last = others.at(-1);
    const isMore = last?.path === path && !sent.has(last);
    const entry = entryAt(state.documents[name]?.value, path);
    const change = isMore ? { ...last, after } : { path, before, after, entry };
    put(name, { changes: [...(isMore ? others.slice(0, -1) : others), change] });
    refused.delete(name);
    schedule(PAUSE);
  }

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (!isLeft) timer = setTimeout(() => void flush(), pause);
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    refused.clear();
    const next = () =>
      Object.keys(state.documents).find(
        (name) =>
          changesOf(name).length > 0 && !refused.has(name) && !contestedIn(state).includes(name),
      );
    try {
      for (let name = next(); name !== undefined; name = next()) {
        set({ status: "saving", sentence: undefined });
        await sendOne(name);
      }
      const [sentence] = refused.values();
      set({ status: sentence === undefined ? "saved" : "refused", sentence });
      // Of each document one closed tab’s, so that the next one’s is joined like another person’s.
      void unsent.inherit(takeUp);
    } catch {
      set({ status: "unreachable" });
      schedule(RETRY);
    } finally {
      isSending = false;
    }
  }

  async function sendOne(name: string): Promise<void> {
    const { value, hash = "" } = state.documents[name] ?? {};
    const sending = changesOf(name);
    for (const change of sending) sent.add(change);
    let answer: Saving;
    try {
      answer = await send(name, { value, seen: hash });
    } catch (error) {
      if (!(error instanceof RefusedDocument)) throw error;
      if (changesOf(name) === sending) refused.set(name, error.message);
      return;
    }
    if (answer.status === "overtaken") {
      join(name, answer);
      if (changesOf(name).length > 0) return;
    } else {
      if (answer.hash !== hash) replaced.set(name, new Set(replaced.get(name)).add(hash));
      const changes = changesOf(name).filter((change) => !sending.includes(change));
      put(name, { base: value, hash: answer.hash, mistakes: answer.mistakes, changes });
    }
    set({ saves: state.saves + 1 });
  }

  /** Goes on with changes that were kept; returns whether they are kept here now. */
  function takeUp(name: string, changes: readonly Change[]): boolean {
    const document = state.documents[name];
    if (isLeft || !document || document.changes.length > 0 || changes.length === 0) return false;
    put(name, { changes });
    join(name, { ...document, value: document.base });
    schedule(0);
    return state.isKept;
  }

  /** Joins the changes with what somebody else has saved, unless both changed the same field. */
  function join(name: string, { value: base, hash, mistakes }: SavedContent): void {
    const { apart, contested } = rebase(changesOf(name), state.documents[name]?.value, base);
    forgetWholes(name);
    put(name, { base, hash, mistakes, changes: [...apart, ...contested] });
  }

  /**
   * Forgets lists and groups as they were, which lack what somebody else has saved meanwhile, and
   * fields in lists, whose entries may have moved.
   */
  function forgetWholes(name: string): void {
    const isPart = ({ path, before, after }: Change) =>
      path.split("/")[0] !== name ||
      (typeof before !== "object" && typeof after !== "object" && !/\/\d+(\/|$)/.test(path));
    past = past.filter(isPart);
    future = future.filter(isPart);
  }

  /** Undoes or redoes a change; returns the path of its field. */
  function step(from: typeof past, to: typeof past, side: "before" | "after") {
    const change = from.pop();
    if (!change) return undefined;
    to.push(change);
    edit(change.path, change[side]);
    return change.path;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** Sends what an earlier page could not; call it once in the browser, and again after `leave`. */
    resume(): void {
      isLeft = false;
      for (const name of Object.keys(state.documents)) takeUp(name, unsent.read(name));
      void flush();
    },
    /** Takes what others have saved since, in documents that are not changed here. */
    refresh(newer: Readonly<Record<string, SavedContent>>): void {
      if (isSending) return;
      for (const [name, { value: base, hash, mistakes }] of Object.entries(newer)) {
        if (state.documents[name]?.hash === hash) replaced.delete(name);
        else if (changesOf(name).length === 0 && !replaced.get(name)?.has(hash)) {
          forgetWholes(name);
          put(name, { base, hash, mistakes });
        }
      }
    },
    /**
     * Changes a field, by its path with the document's name in front.
     * @param group names quick changes that are one step of undo, such as typing in a field
     */
    change(path: string, after: unknown, group = typeof after === "object" ? undefined : path) {
      const { value: before } = fieldAt(state, path);
      if (isSame(before, after)) return;
      const last = past.at(-1);
      const isBurst = group !== undefined && last?.group === group && now() - last.at < BURST;
      if (isBurst) Object.assign(last, { after, at: now() });
      else past.push({ path, before, after, at: now(), group });
      future = [];
      edit(path, after);
    },
    undo: () => step(past, future, "before"),
    redo: () => step(future, past, "after"),
    /** Decides whose text stays where somebody else has changed the same field. */
    settle(preferred: "mine" | "theirs"): void {
      const [name] = contestedIn(state);
      if (name === undefined) return;
      const contested = changesOf(name).filter(({ isContested }) => isContested);
      const isMine = ({ path }: Change) =>
        !contested.some((one) => `${path}/`.startsWith(one.path && `${one.path}/`));
      const kept = preferred === "theirs" ? changesOf(name).filter(isMine) : changesOf(name);
      const changes = kept.map(({ path, before, after, entry }) => ({
        path,
        before,
        after,
        entry,
      }));
      put(name, { changes });
      schedule(0);
    },
    /** Sends at once what is still to be sent, when the browser may discard the page. */
    flush,
    /** Sends it a last time, when the editor is left. */
    leave(): void {
      clearTimeout(timer);
      isLeft = true;
      void flush();
    },
  };
}
