import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { keepAnswers, readDraft } from "./application-draft.ts";

const DAY = 24 * 60 * 60 * 1000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a draft is forgotten 30 days after somebody has typed in it", () => {
  keepAnswers({ city: "Galway" });
  const { formId } = readDraft();
  vi.setSystemTime(Date.now() + 29 * DAY);
  expect(readDraft()).toMatchObject({ formId, answers: { city: "Galway" } });
  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(readDraft().answers).toEqual({});
  expect(kept.size).toBe(0);
});

test("half a draft is none, and gives way to what is typed", () => {
  kept.set("application-draft", "{half a draft");
  expect(readDraft()).toMatchObject({ fecha_ini: "", answers: {}, isPosted: false });
  keepAnswers({ city: "Sligo" });
  expect(readDraft().answers).toEqual({ city: "Sligo" });
});
