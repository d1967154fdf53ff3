import { describe, expect, test } from "vitest";

import { MINUTE } from "../../core/durations.ts";
import { databases } from "#tests/support/databases/databases.ts";

describe.each(databases)("refusals on %s", (_name, openDatabase) => {
  test("each server’s newest refusal is current until it is removed, or for three minutes", async () => {
    const { refusals } = (await openDatabase()).store.content;
    await refusals.put({ server: "a", problem: "no heading" }, 0);
    await refusals.put({ server: "b", problem: "no price" }, 0);
    await refusals.put({ server: "b", problem: "no date" }, MINUTE);
    const newer = { server: "b", problem: "no date" };
    expect(await refusals.current(MINUTE)).toEqual([{ server: "a", problem: "no heading" }, newer]);
    expect(await refusals.current(4 * MINUTE)).toEqual([newer]);
    await refusals.remove("b", MINUTE);
    expect(await refusals.current(MINUTE)).toMatchObject([{ server: "a" }]);
    await refusals.remove("b", 4 * MINUTE);
    expect(await refusals.current(MINUTE)).toEqual([]);
  });
});
