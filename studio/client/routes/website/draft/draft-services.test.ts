import { afterEach, expect, test, vi } from "vitest";

import { draftServices } from "./draft-services.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what an earlier page kept is offered, unless it is something else, or the browser forbids its storage", async () => {
  const offered = async (getItem: () => string | null) => {
    const key = () => "studio-unsent/home/earlier";
    vi.stubGlobal("localStorage", { length: 1, key, getItem, removeItem: () => {} });
    const offers: unknown[] = [];
    await draftServices.unsent.inherit((...offer) => offers.push(offer) > 0);
    return offers;
  };
  const kept = { base: { heading: "Old" }, value: { heading: "New" } };
  expect(await offered(() => JSON.stringify(kept))).toEqual([["home", kept]]);
  expect(await offered(() => '{"base":')).toEqual([]);
  const forbidden = () => {
    throw new DOMException("Forbidden", "SecurityError");
  };
  expect(await offered(forbidden)).toEqual([]);
});
