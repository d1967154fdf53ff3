import { expect, test } from "vitest";

import { temporaryStudio } from "../../../tests/support/databases/temporary-studio.ts";
import { silentLog } from "../../../tests/support/server/silent-log.ts";
import { createCountShown } from "./count-shown.ts";

test("a page that cannot be rendered in time leaves the numbers out, and is logged", async () => {
  const warnings: unknown[] = [];
  const countShown = createCountShown({
    store: temporaryStudio(),
    siteUrl: undefined,
    render: async ({ path }) => {
      if (path === "/reviews") throw new Error("The renderer has ended (took too long).");
      return { status: 200, html: "" };
    },
    log: { ...silentLog, warn: (details) => warnings.push(details) },
  });
  expect(await countShown()).toBeNull();
  expect(warnings).toMatchObject([{ cause: expect.stringContaining("took too long") }]);
});
