import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";

import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";
import { machineWith } from "./machine.ts";

test("what root’s units did is read from the folder beside the data folder, and nothing where there is none", () => {
  const data = `${temporaryFolder()}/site`;
  const { upkeep } = machineWith(data);
  expect(upkeep()).toBeUndefined();
  mkdirSync(data);
  expect(upkeep()).toBeUndefined();
  mkdirSync(`${data}-upkeep`);
  expect(upkeep()).toEqual({ offSiteAt: undefined, node: undefined });
  for (const [name, text] of [
    ["off-site", ""],
    ["node", "refused v24.21.0 v24.22.0\n"],
  ] as const) {
    writeFileSync(`${data}-upkeep/${name}`, text);
    utimesSync(`${data}-upkeep/${name}`, 1000, 1000);
  }
  expect(upkeep()).toEqual({
    offSiteAt: 1_000_000,
    node: { isUsed: false, before: "v24.21.0", after: "v24.22.0", at: 1_000_000 },
  });
});
