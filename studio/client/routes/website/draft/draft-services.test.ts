import { afterEach, expect, test, vi } from "vitest";

import { draftServices } from "./draft-services.ts";

afterEach(() => void vi.unstubAllGlobals());

test("where the browser’s storage is forbidden, or holds something else, nothing is unsent", () => {
  const stub = (getItem: () => string | null) => vi.stubGlobal("localStorage", { getItem });
  stub(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(draftServices.unsent.read("home")).toBeUndefined();
  stub(() => '{"base":');
  expect(draftServices.unsent.read("home")).toBeUndefined();
  const kept = { base: { heading: "Old" }, value: { heading: "New" } };
  stub(() => JSON.stringify(kept));
  expect(draftServices.unsent.read("home")).toEqual(kept);
});
