import { isSame, withValue } from "#content/with-value.ts";
import type { SavedContent } from "#studio/contract/content-editing.ts";
import { dataPath } from "#studio/contract/data-path.ts";
import { createHistory } from "./change-history.ts";
import { differingText, merged, written } from "./change-value.ts";
import { createSender } from "./create-sender.ts";
import type { DraftServices } from "./draft-services.ts";
import {
  contestedIn,
  type DraftState,
  type EditedDocument,
  fieldAt,
  isUnsent,
  loadedState,
  type Unsent,
} from "./draft-state.ts";
import { factsOf } from "../fields/facts.ts";

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The documents as the owner edits them: saves them by itself, and undoes changes. */
export function createDraftStore(
  loaded: Readonly<Record<string, SavedContent>>,
  { send, unsent }: DraftServices,
) {
  const listeners = new Set<() => void>();
  const followers = new Set<(before: DraftState, after: DraftState) => void>();
  const history = createHistory();
  const sender = createSender(sendAll, (sentence) => set({ status: "unreachable", sentence }));
  /** Why the studio has refused a document as it is. */
  const refused = new Map<string, string>();
  /** What was sent since the server’s last answer: it may have any of it. */
  const unanswered = new Map<string, Set<unknown>>();
  /** By document, what was saved over here: a page that was read before may still arrive. */
  const replaced = new Map<string, Set<string>>();
  let state = loadedState(loaded);

  function set(next: Partial<DraftState>): void {
    state = { ...state, ...next, steps: history.next() };
    for (const listener of listeners) listener();
  }

  function put(name: string, next: Partial<EditedDocument>): void {
    const before = state.documents[name];
    if (!before) return;
    const document = { ...before, ...next };
    unsent.keep(name, document);
    const documents = { ...state.documents, [name]: document };
    const facts = factsOf(documents);
    set({ documents, facts: isSame(facts, state.facts) ? state.facts : facts });
  }

  function edit(fullPath: string, after: unknown): void {
    const { name, path } = fieldAt(state, fullPath);
    put(name, { value: withValue(state.documents[name]?.value, dataPath(path), after) });
    refused.delete(name);
    sender.schedule();
  }

  async function sendAll(): Promise<void> {
    refused.clear();
    const next = () =>
      Object.entries(state.documents).filter(
        ([name, document]) => isUnsent(document) && !document.contested && !refused.has(name),
      );
    for (let found = next(); found.length > 0; found = next()) {
      set({ status: "saving", sentence: undefined });
      // All at once: a page that is closed gets no answer to the first.
      const sent = await Promise.allSettled(found.map((one) => sendOne(...one)));
      const failed = sent.find(({ status }) => status === "rejected");
      if (failed?.status === "rejected") throw failed.reason;
    }
    const [sentence] = refused.values();
    set({ status: sentence === undefined ? "saved" : "refused", sentence });
    // Of each document one closed tab’s, so that the next one’s is joined like another person’s.
    void unsent.inherit(takeUp);
  }

  async function sendOne(name: string, { value, hash }: EditedDocument): Promise<void> {
    const sent = written(name, value);
    unanswered.set(name, new Set(unanswered.get(name)).add(sent));
    const answer = await send(name, { value: sent, seen: hash });
    if (answer.status === "refused") {
      if (state.documents[name]?.value === value) refused.set(name, answer.sentence);
      return;
    }
    if (answer.status === "overtaken") {
      join(name, answer);
      if (isUnsent(state.documents[name])) return;
    } else {
      if (answer.hash !== hash) replaced.set(name, new Set(replaced.get(name)).add(hash));
      unanswered.delete(name);
      const { status: _, ...saved } = answer;
      put(name, { base: value, ...saved });
    }
    set({ saves: state.saves + 1 });
  }

  /** Goes on with a document that was kept; returns whether it is kept here now. */
  function takeUp(name: string, kept: Unsent): boolean {
    const document = state.documents[name];
    if (!document || isUnsent(document)) return false;
    put(name, kept);
    join(name, { ...document, value: written(name, document.base) });
    sender.schedule(0);
    return true;
  }

  /** The changes with what somebody else has saved. */
  function merge(name: string, { value: theirs }: SavedContent, preferred: "mine" | "theirs") {
    const { base, value } = state.documents[name] ?? {};
    const isOurs = [...(unanswered.get(name) ?? [])].some((one) => isSame(one, theirs));
    const before = isOurs ? theirs : written(name, base);
    return merged(name, before, written(name, value), theirs, preferred);
  }

  /** Joins the changes with what somebody else has saved, unless both changed the same field. */
  function join(name: string, saved: SavedContent): void {
    const mine = merge(name, saved, "mine");
    const theirs = merge(name, saved, "theirs");
    if (isSame(mine, theirs)) take(name, saved, mine);
    else put(name, { contested: { ...saved, text: differingText(theirs, mine) } });
  }

  /** Takes what the server has, with the changes in `value` that it has not; what is open stays so. */
  function take(name: string, { value: base, ...saved }: SavedContent, value: unknown): void {
    unanswered.delete(name);
    const shown = state.documents[name]?.value;
    const joined = merged(name, written(name, shown), shown, value, "theirs");
    const before = state;
    const next = { base: isSame(value, base) ? joined : base, value: joined };
    put(name, { ...next, ...saved, contested: undefined });
    history.forgetOvertaken(
      name,
      (path) => !isSame(fieldAt(before, path).value, fieldAt(state, path).value),
    );
    set({});
    for (const follow of followers) follow(before, state);
  }

  /** Undoes or redoes a step; returns the path of its first field. */
  function step(action: "undo" | "redo"): string | undefined {
    const changes = history[action]();
    const before = state;
    for (const { path, value } of changes) edit(path, value);
    for (const follow of followers) follow(before, state);
    return changes[0]?.path;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    /** Calls back when entries of lists may be elsewhere than before, for who has one open. */
    follow(follower: (before: DraftState, after: DraftState) => void) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    /** An editor opens: what was done in another one can be undone in it, too. */
    begin: () => set({ saves: 0 }),
    /** What is saved is read anew: what was saved over may stand there again, if it was discarded. */
    reread: () => replaced.clear(),
    /** Takes what others have saved since, in documents that are not changed here. */
    refresh(newer: Readonly<Record<string, SavedContent>>): void {
      if (sender.isSending()) return;
      for (const [name, saved] of Object.entries(newer)) {
        const document = state.documents[name];
        if (document?.hash === saved.hash) {
          replaced.delete(name);
          if (document.isLive !== saved.isLive) put(name, { isLive: saved.isLive });
        } else if (!isUnsent(document) && !replaced.get(name)?.has(saved.hash)) {
          take(name, saved, saved.value);
        }
      }
    },
    /**
     * Changes a field, by its path with the document's name in front.
     * @param group names changes that are one step of undo: quick ones of a field, or one of several
     */
    change(path: string, after: unknown, group = typeof after === "object" ? undefined : path) {
      const { value: before } = fieldAt(state, path);
      if (isSame(before, after)) return;
      history.add({ path, before, after }, group);
      edit(path, after);
    },
    undo: () => step("undo"),
    redo: () => step("redo"),
    /** Decides whose text stays where somebody else has changed the same field. */
    settle(preferred: "mine" | "theirs"): void {
      const [name = ""] = contestedIn(state);
      const { contested } = state.documents[name] ?? {};
      if (!contested) return;
      take(name, contested, merge(name, contested, preferred));
      sender.schedule(0);
    },
    /** Sends at once what is still to be sent, and what earlier pages of this browser could not. */
    flush: sender.flush,
  };
}
