import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Saving } from "../../../../contract/content-editing.ts";
import { type Change, withMoved, withValue } from "./change-value.ts";
import { contestedIn } from "./draft-state.ts";
import { RefusedDocument } from "./draft-services.ts";
import { createDraftStore } from "./draft-store.ts";

beforeEach(() => void vi.useFakeTimers());
// Other files run in the same thread.
afterEach(() => void vi.useRealTimers());

interface Start {
  kept?: Map<string, readonly Change[]>;
  list?: readonly unknown[];
  saved?: unknown;
}

/** A store, and a server that has one document. */
function start({
  kept = new Map(),
  list = ["1", "2"],
  saved = { heading: "Old", text: "Text", list },
}: Start = {}) {
  const server = {
    value: saved,
    hash: "1",
    mistakes: [],
    isDown: false,
    isAnswerLost: false,
  };
  const store = createDraftStore(
    { home: { ...server } },
    {
      send: async (_, { value, seen }): Promise<Saving> => {
        if (server.isDown) throw new TypeError("Failed to fetch");
        if (seen !== server.hash) return { status: "overtaken", ...server };
        Object.assign(server, { value, hash: `${Number(server.hash) + 1}` });
        if (server.isAnswerLost) throw new TypeError("Failed to fetch");
        return { status: "saved", hash: server.hash, mistakes: [] };
      },
      unsent: {
        keep: (name, changes) => kept.set(name, changes).has(name),
        read: (name) => kept.get(name) ?? [],
        inherit: async () => {},
      },
      now: Date.now,
    },
  );
  const home = () => store.read().documents["home"]?.value;
  const pause = () => vi.advanceTimersByTimeAsync(4000);
  return { store, server, kept, home, pause };
}

test("what is typed is saved after a pause, and typing in one field is one step of undo", async () => {
  const { store, server, home, pause } = start();
  for (const text of ["N", "Ne", "New"]) store.change("home/heading", text);
  expect(server.value).toMatchObject({ heading: "Old" });
  await pause();
  expect(server.value).toMatchObject({ heading: "New" });
  expect(store.undo()).toBe("home/heading");
  expect(home()).toMatchObject({ heading: "Old" });
  store.redo();
  await pause();
  expect(server.value).toMatchObject({ heading: "New" });
});

test("without a connection the words are kept, in the browser as well, and sent later", async () => {
  const { store, server, kept, pause } = start();
  server.isDown = true;
  store.change("home/heading", "New");
  await pause();
  expect(store.read().status).toBe("unreachable");
  const next = start({ kept });
  next.store.resume();
  await next.pause();
  expect(next.server.value).toMatchObject({ heading: "New" });
  server.isDown = false;
  await pause();
  expect(store.read()).toMatchObject({ status: "saved", saves: 1 });
  expect(kept.get("home")).toEqual([]);
});

test("what was saved although the answer was lost is not saved twice, nor contested", async () => {
  const { store, server, pause } = start();
  server.isAnswerLost = true;
  store.change("home/list", ["1", "2", ""]);
  store.change("home/list/2", "3");
  store.change("home/heading", "New");
  store.change("home/text", "Text, too");
  store.change("home/heading", "Newer");
  await vi.advanceTimersByTimeAsync(500);
  const saved = { heading: "Newer", text: "Text, too", list: ["1", "2", "3"] };
  expect(server.value).toEqual(saved);
  server.isAnswerLost = false;
  await pause();
  expect(store.read()).toMatchObject({ status: "saved", saves: 1 });
  expect(contestedIn(store.read())).toEqual([]);
  expect(server).toMatchObject({ value: saved, hash: "2" });

  server.isAnswerLost = true;
  store.change("home/text", "More");
  await vi.advanceTimersByTimeAsync(500);
  server.isAnswerLost = false;
  store.change("home/text", "More text");
  await pause();
  expect(store.read().status).toBe("saved");
  expect(contestedIn(store.read())).toEqual([]);
  expect(server.value).toEqual({ ...saved, text: "More text" });
});

test("another tab's change of another field is joined, and one of the same field is settled by the owner", async () => {
  const { store, server, kept, home, pause } = start();
  Object.assign(server, { value: { heading: "Old", text: "Hers", list: ["1", "two"] }, hash: "2" });
  store.change("home/heading", "Mine");
  store.change("home/list/0", "one");
  await pause();
  expect(server.value).toEqual({ heading: "Mine", text: "Hers", list: ["one", "two"] });

  Object.assign(server, { value: { heading: "Hers", text: "Her text", list: ["two"] }, hash: "9" });
  store.change("home/heading", "Mine again");
  store.change("home/list/1", "mine");
  await pause();
  expect(contestedIn(store.read())).toEqual(["home"]);
  const mine = { heading: "Mine again", text: "Her text", list: ["one", "mine"] };
  expect(home(), "a list whose entries may have moved stays as it is here").toEqual(mine);
  const later = start({ kept: new Map(kept), saved: server.value });
  later.store.resume();
  await later.pause();
  expect(contestedIn(later.store.read()), "also after she has left the page").toEqual(["home"]);
  expect(later.server.value).toEqual(server.value);
  store.settle("mine");
  await pause();
  expect(server.value).toEqual(mine);

  Object.assign(server, { value: { ...mine, heading: "Hers" }, hash: "20" });
  store.change("home/heading", "Mine");
  store.change("home/text", "My text");
  await pause();
  store.change("home/heading", "Mine, still");
  store.settle("theirs");
  await pause();
  expect(server.value).toEqual({ ...mine, heading: "Hers", text: "My text" });
});

test("what two people add to a list and take out of it is joined, and a list that both sorted is settled", async () => {
  const { store, server, pause } = start();
  const others = { heading: "Old", text: "Text" };
  Object.assign(server, { value: { ...others, list: ["1", "2", "hers"] }, hash: "2" });
  store.change("home", { ...others, list: ["2", "mine"] });
  await pause();
  expect(server.value).toEqual({ ...others, list: ["2", "hers", "mine"] });
  expect(store.read().canUndo, "undo would bring back a list without hers").toBe(false);

  Object.assign(server, { value: { ...others, list: ["mine", "2", "hers"] }, hash: "9" });
  store.change("home/list", ["hers", "2", "mine"]);
  await pause();
  expect(contestedIn(store.read())).toEqual(["home"]);
});

test("a change of an entry never hits another one that stands at its place by now", async () => {
  const entries = [
    { date: "May", seats: 1 },
    { date: "June", seats: 1 },
  ];
  const { store, server, pause, home } = start({ list: entries });
  const list = [{ date: "Hers", seats: 1 }, ...entries];
  Object.assign(server, { value: { list }, hash: "2" });
  store.change("home/list/0/seats", 9);
  await pause();
  expect(contestedIn(store.read())).toEqual(["home"]);
  expect(server.value).toEqual({ list });
  store.settle("theirs");
  store.change("home/list/0/seats", 2);
  await pause();
  expect(server.value).toMatchObject({ list: [{ date: "Hers", seats: 2 }, ...entries] });
  store.refresh({ home: { value: { list: entries }, hash: "9", mistakes: [] } });
  expect(store.undo()).toBeUndefined();
  expect(home()).toEqual({ list: entries });
});

test("fields of two documents that others changed as well are settled one after the other, and nothing is sent before", async () => {
  const saved: unknown[] = [];
  const loaded = { value: { heading: "Old" }, hash: "1", mistakes: [] };
  const store = createDraftStore(
    { home: loaded, about: loaded },
    {
      send: async (name, { value, seen }): Promise<Saving> => {
        if (seen === "1") {
          return { ...loaded, status: "overtaken", value: { heading: "Hers" }, hash: "2" };
        }
        saved.push({ [name]: value });
        return { status: "saved", hash: "3", mistakes: [] };
      },
      unsent: { keep: () => true, read: () => [], inherit: async () => {} },
      now: Date.now,
    },
  );
  store.change("home/heading", "Mine");
  store.change("about/heading", "Mine");
  await vi.advanceTimersByTimeAsync(4000);
  expect(contestedIn(store.read())).toEqual(["home", "about"]);
  expect(saved).toEqual([]);
  store.settle("mine");
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toEqual([{ home: { heading: "Mine" } }]);
  expect(contestedIn(store.read())).toEqual(["about"]);
  store.settle("theirs");
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toHaveLength(1);
  expect(store.read().documents["about"]?.value).toEqual({ heading: "Hers" });
});

test("an optional field is added and left out, and an entry moves before another one", () => {
  const base = { heading: "A" };
  const added = withValue(base, ["booking"], { label: "" });
  expect(added).toEqual({ ...base, booking: { label: "" } });
  expect(withValue(added, ["booking"], undefined)).toEqual(base);
  expect(withMoved(["a", "b", "c"], 0, 3)).toEqual(["b", "c", "a"]);
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("a page that was read before the last save, and arrives after it, changes nothing", async () => {
  const { store, server, home, pause } = start();
  const read = { home: { ...server } };
  store.change("home/list", ["1"]);
  await pause();
  store.refresh(read);
  expect(home()).toMatchObject({ list: ["1"] });
  expect(store.undo()).toBe("home/list");
});

test("what was discarded on another device is shown as it was before", async () => {
  const { store, server, home, pause } = start();
  const read = { home: { ...server } };
  store.change("home/heading", "New");
  await pause();
  store.refresh({ home: { ...server } });
  store.refresh(read);
  expect(home()).toMatchObject({ heading: "Old" });
});

test("the store of an editor that was left tries once more, and leaves what the next one keeps alone", async () => {
  const { store, server, kept, pause } = start();
  server.isDown = true;
  store.change("home/heading", "New");
  await pause();
  store.leave();
  await pause();
  expect(vi.getTimerCount(), "it tries no more").toBe(0);

  server.isDown = false;
  store.leave();
  kept.set("home", [{ path: "text", before: "Text", after: "Typed in the next editor" }]);
  await pause();
  expect(server.value).toMatchObject({ heading: "New" });
  expect(kept.get("home")).toHaveLength(1);
});

test("a document that the studio refuses keeps no other one from being saved", async () => {
  const saved: unknown[] = [];
  const loaded = { value: { heading: "Old" }, hash: "1", mistakes: [] };
  const store = createDraftStore(
    { home: loaded, about: loaded },
    {
      send: async (name, { value }): Promise<Saving> => {
        const isTooLong = JSON.stringify(value).includes("Far too long");
        if (isTooLong) throw new RefusedDocument("That is too long.");
        saved.push({ [name]: value });
        return { status: "saved", hash: "2", mistakes: [] };
      },
      unsent: { keep: () => true, read: () => [], inherit: async () => {} },
      now: Date.now,
    },
  );
  store.change("home/heading", "Far too long");
  store.change("about/heading", "New");
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toEqual([{ about: { heading: "New" } }]);
  expect(store.read()).toMatchObject({ status: "refused", sentence: "That is too long." });
  store.change("home/heading", "Short");
  await vi.advanceTimersByTimeAsync(4000);
  expect(saved).toHaveLength(2);
  expect(store.read()).toMatchObject({ status: "saved", sentence: undefined });
});
