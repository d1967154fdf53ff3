import { afterEach, expect, test, vi } from "vitest";

import { draftServices } from "./draft-services.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what an earlier page kept is offered, unless it is something else, or the browser forbids its storage", () => {
  const offered = (getItem: () => string | null) => {
    vi.stubGlobal("localStorage", { "studio-unsent/home": "", theme: "dark", getItem });
    const offers: unknown[] = [];
    draftServices.unsent.inherit((...offer) => void offers.push(offer));
    return offers;
  };
  const kept = { base: { heading: "Old" }, value: { heading: "New" } };
  expect(offered(() => JSON.stringify(kept))).toEqual([["home", kept]]);
  expect(offered(() => '{"base":')).toEqual([]);
  const forbidden = () => {
    throw new DOMException("Forbidden", "SecurityError");
  };
  expect(offered(forbidden)).toEqual([]);
});
