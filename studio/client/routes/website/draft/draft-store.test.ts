import { expect, test, vi } from "vitest";

import { editDraft } from "#tests/support/components/edit-draft.ts";
import { contestedIn } from "./draft-state.ts";

test("what is typed is saved after a pause, and typing in one field is one step of undo", async () => {
  const { store, server, home, pause } = editDraft();
  for (const text of ["N", "Ne", "New"]) store.change("home/heading", text);
  expect(server.value()).toMatchObject({ heading: "Old" });
  await pause();
  expect(server.value()).toMatchObject({ heading: "New" });
  expect(store.undo()).toBe("home/heading");
  expect(home()).toMatchObject({ heading: "Old" });
  store.redo();
  await pause();
  expect(server.value()).toMatchObject({ heading: "New" });
});

test("without a connection the words are kept, in the browser as well, and sent later", async () => {
  const { store, server, kept, pause } = editDraft();
  server.isDown = true;
  store.change("home/heading", "New");
  await pause();
  expect(store.read()).toMatchObject({ status: "unreachable", sentence: "No connection." });
  const next = editDraft({ kept });
  void next.store.flush();
  await next.pause();
  expect(next.server.value()).toMatchObject({ heading: "New" });
  server.isDown = false;
  await pause();
  expect(store.read()).toMatchObject({ status: "saved", saves: 1 });
  expect(kept.size).toBe(0);
});

test("what was saved although the answer was lost is not saved twice, nor contested", async () => {
  const { store, server, pause } = editDraft();
  server.isAnswerLost = true;
  store.change("home/list", ["1", "2", ""]);
  store.change("home/list/2", "3");
  store.change("home/heading", "New");
  store.change("home/text", "Text, too");
  store.change("home/heading", "Newer");
  await vi.advanceTimersByTimeAsync(500);
  const saved = { heading: "Newer", text: "Text, too", list: ["1", "2", "3"] };
  expect(server.value()).toEqual(saved);
  server.isAnswerLost = false;
  await pause();
  expect(store.read()).toMatchObject({ status: "saved", saves: 1 });
  expect(contestedIn(store.read())).toEqual([]);
  expect(server.value()).toEqual(saved);
  expect(server.saves).toEqual(["home"]);

  server.isAnswerLost = true;
  store.change("home/text", "More");
  await vi.advanceTimersByTimeAsync(500);
  server.isAnswerLost = false;
  store.change("home/text", "More text");
  await pause();
  expect(store.read().status).toBe("saved");
  expect(contestedIn(store.read())).toEqual([]);
  expect(server.value()).toEqual({ ...saved, text: "More text" });
});

test("a page that was read before the last save, and arrives after it, changes nothing", async () => {
  const { store, server, home, pause } = editDraft();
  const read = { home: server.saved() };
  store.change("home/list", ["1"]);
  await pause();
  store.refresh(read);
  expect(home()).toMatchObject({ list: ["1"] });
  expect(store.undo()).toBe("home/list");
});

test("what was discarded on another device is shown as it was before", async () => {
  const { store, server, home, pause } = editDraft();
  const read = { home: server.saved() };
  store.change("home/heading", "New");
  await pause();
  store.refresh({ home: server.saved() });
  store.refresh(read);
  expect(home()).toMatchObject({ heading: "Old" });
});

test("what was discarded after an editor was left is shown in the next one as it was before", async () => {
  const { store, server, home, pause } = editDraft();
  const read = { home: server.saved() };
  store.begin();
  store.change("home/heading", "New");
  await pause();
  store.begin();
  store.refresh(read);
  expect(home(), "the page was read before").toMatchObject({ heading: "New" });
  store.reread();
  store.refresh(read);
  expect(home()).toMatchObject({ heading: "Old" });
  expect(store.read().steps.undo, "what somebody else has changed").toBeUndefined();
  store.change("home/heading", "Newer");
  store.begin();
  expect(store.read().steps.undo).toBe("home/heading");
  expect(store.undo()).toBe("home/heading");
});

test("a document that the studio refuses keeps no other one from being saved", async () => {
  const saved = { heading: "Old" };
  const { store, server, pause } = editDraft({ saved: { home: saved, about: saved } });
  store.change("home/heading", "Far too long");
  store.change("about/heading", "New");
  void store.flush();
  expect(server.saves, "at once").toEqual(["about"]);
  await pause();
  expect(server.saves).toEqual(["about"]);
  expect(store.read()).toMatchObject({ status: "refused", sentence: "Too long." });
  store.change("home/heading", "Short");
  await pause();
  expect(server.saves).toEqual(["about", "home"]);
  expect(store.read()).toMatchObject({ status: "saved", sentence: undefined });
});
