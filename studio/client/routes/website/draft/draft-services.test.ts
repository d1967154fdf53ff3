import { afterEach, expect, test, vi } from "vitest";

import { draftServices } from "./draft-services.ts";

afterEach(() => void vi.unstubAllGlobals());

test("where the browser’s storage is forbidden, or holds something else, nothing is unsent", () => {
  const stub = (getItem: () => string | null) => vi.stubGlobal("localStorage", { getItem });
  stub(() => {
    throw new DOMException("Forbidden", "SecurityError");
  });
  expect(draftServices.unsent.read("home")).toEqual([]);
  stub(() => '[{"path":');
  expect(draftServices.unsent.read("home")).toEqual([]);
  const change = { path: "heading", before: "Old", after: "New" };
  stub(() => JSON.stringify([change]));
  expect(draftServices.unsent.read("home")).toEqual([change]);
});
