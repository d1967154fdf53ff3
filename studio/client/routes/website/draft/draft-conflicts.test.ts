import { expect, test, vi } from "vitest";

import { courseDetails } from "#content/schema/course.ts";
import { emptyValue } from "#content/schema/describe.ts";
import { editDraft } from "#tests/support/components/edit-draft.ts";
import { contestedIn, pathAfter } from "./draft-state.ts";

test("another tab's change of another field is joined, and one of the same field is settled by the owner", async () => {
  const { store, server, kept, home, pause } = editDraft();
  server.change({ heading: "Old", text: "Hers", list: ["1", "two"] });
  store.change("home/heading", "Mine");
  store.change("home/list/0", "one");
  await pause();
  expect(server.value()).toEqual({ heading: "Mine", text: "Hers", list: ["one", "two"] });

  server.change({ heading: "Hers", text: "Her text", list: ["two"] });
  store.change("home/heading", "Mine again");
  store.change("home/list/1", "mine");
  await pause();
  expect(contestedIn(store.read())).toEqual(["home"]);
  const mine = { heading: "Mine again", text: "Hers", list: ["one", "mine"] };
  expect(home(), "until then everything stays as it is here").toEqual(mine);
  const later = editDraft({ kept: new Map(kept), saved: { home: server.value() } });
  void later.store.flush();
  await later.pause();
  expect(contestedIn(later.store.read()), "also after she has left the page").toEqual(["home"]);
  expect(later.server.saves).toEqual([]);
  store.settle("mine");
  await pause();
  const joined = { ...mine, text: "Her text", list: ["mine"] };
  expect(server.value(), "an entry that has moved is joined where it is").toEqual(joined);

  server.change({ ...joined, heading: "Hers" });
  store.change("home/heading", "Mine");
  store.change("home/text", "My text");
  await pause();
  store.change("home/heading", "Mine, still");
  store.settle("theirs");
  await pause();
  expect(server.value()).toEqual({ ...joined, heading: "Hers", text: "My text" });
});

test("what two people add to a list and take out of it is joined, and a list that both sorted is settled", async () => {
  const { store, server, pause } = editDraft();
  const others = { heading: "Old", text: "Text" };
  server.change({ ...others, list: ["1", "2", "hers"] });
  store.change("home", { ...others, list: ["2", "mine"] });
  await pause();
  expect(server.value()).toEqual({ ...others, list: ["2", "mine", "hers"] });
  expect(store.read().steps.undo, "undo would bring back a list without hers").toBeUndefined();

  server.change({ ...others, list: ["mine", "2", "hers"] });
  store.change("home/list", ["hers", "2", "mine"]);
  await pause();
  expect(contestedIn(store.read())).toEqual(["home"]);
});

test("a change of an entry never hits another one that stands at its place by now", async () => {
  const entries = [
    { date: "May", seats: 1 },
    { date: "June", seats: 1 },
  ];
  const { store, server, pause, home } = editDraft({ saved: { home: { list: entries } } });
  const list = [{ date: "Hers", seats: 1 }, ...entries];
  server.change({ list });
  store.change("home/list/0/seats", 9);
  await pause();
  const joined = list.with(1, { date: "May", seats: 9 });
  expect(server.value()).toEqual({ list: joined });
  expect(home()).toEqual({ list: joined });
  store.change("home/list/0/seats", 2);
  await pause();
  expect(server.value()).toEqual({ list: joined.with(0, { date: "Hers", seats: 2 }) });
  store.refresh({ home: { value: { list: entries }, hash: "9", isLive: false, mistakes: [] } });
  expect(store.undo()).toBeUndefined();
  expect(home()).toEqual({ list: entries });
});

test("a sheet that is open stays with its entry when the list changes around it", () => {
  const { store, server } = editDraft();
  let open = "home/list/1";
  store.follow((before, after) => (open = pathAfter(open, before, after)));
  const take = (list: string[], hash: string) =>
    store.refresh({ home: { ...server.saved(), value: { list }, hash } });
  take(["2"], "2");
  expect(open).toBe("home/list/0");
  take(["changed"], "3");
  expect(open, "changed where it is").toBe("home/list/0");
  store.change("home/list", ["new", "changed"]);
  open = "home/list/0";
  store.undo();
  expect(open, "an entry that was there before").toBe("home/list");
  open = "home/list/0";
  store.redo();
  expect(open).toBe("home/list/1");
  expect(pathAfter("home/list/1/title", store.read(), { ...store.read(), documents: {} })).toBe(
    "home/list",
  );
});

test("fields of two documents that others changed as well are settled one after the other, and nothing is sent before", async () => {
  const saved = { heading: "Old" };
  const { store, server, pause } = editDraft({ saved: { home: saved, about: saved } });
  for (const name of ["home", "about"]) server.change({ heading: "Hers" }, name);
  store.change("home/heading", "Mine");
  store.change("about/heading", "Mine");
  await pause();
  expect(contestedIn(store.read())).toEqual(["home", "about"]);
  expect(server.saves).toEqual([]);
  store.settle("mine");
  await pause();
  expect(server.saves).toEqual(["home"]);
  expect(server.value("home")).toEqual({ heading: "Mine" });
  expect(contestedIn(store.read())).toEqual(["about"]);
  store.settle("theirs");
  await pause();
  expect(server.saves).toEqual(["home"]);
  expect(store.read().documents["about"]?.value).toEqual({ heading: "Hers" });
});

test("an answer that is open and empty is no change: it stays open, and is never contested", async () => {
  const { classSize } = courseDetails.shape;
  const path = "course-details/classSize";
  const saved = { classSize: null, requirements: "Old" };
  const start = () => {
    const draft = editDraft({ saved: { "course-details": saved } });
    draft.store.change(path, emptyValue(classSize));
    const now = () => draft.store.read().documents["course-details"]?.value;
    const theirs = (value: object) => draft.server.change({ ...saved, ...value }, "course-details");
    return { ...draft, now, theirs, onServer: () => draft.server.value("course-details") };
  };

  const lost = start();
  lost.server.isAnswerLost = true;
  lost.store.change("course-details/requirements", "N");
  await vi.advanceTimersByTimeAsync(500);
  lost.server.isAnswerLost = false;
  lost.store.change("course-details/requirements", "New");
  await lost.pause();
  expect(contestedIn(lost.store.read())).toEqual([]);
  expect(lost.onServer()).toEqual({ classSize: null, requirements: "New" });
  expect(lost.now()).toEqual({ classSize: { most: "" }, requirements: "New" });

  const joined = start();
  await joined.pause();
  joined.theirs({ requirements: "Hers" });
  joined.store.refresh({ "course-details": joined.server.saved("course-details") });
  expect(joined.now()).toEqual({ classSize: { most: "" }, requirements: "Hers" });
  joined.theirs({ requirements: "Hers, too" });
  joined.store.change(`${path}/most`, 8);
  await joined.pause();
  expect(contestedIn(joined.store.read())).toEqual([]);
  expect(joined.onServer()).toEqual({ classSize: { most: 8 }, requirements: "Hers, too" });

  const answered = start();
  answered.theirs({ classSize: { most: 12 } });
  await answered.pause();
  expect(contestedIn(answered.store.read())).toEqual([]);
  expect(answered.now()).toEqual({ ...saved, classSize: { most: 12 } });
  expect(answered.onServer()).toEqual(answered.now());
});
