import { expect, test } from "vitest";

import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { content } from "../../tests/support/site-content.ts";
import { chooseFirst } from "./first-shown.ts";

const TODAY = "2025-05-04";
const site = { pages: new Map(), files: new Map() };

interface Situation {
  /** The version in the database; undefined if the database is away. */
  version?: number;
  /** The version that was shown last, if any. */
  last?: number;
  /** The rendered pages that are there, such as `2 of 2025-05-04`. */
  cached?: readonly string[];
  /** The versions that this release cannot read, and those that it cannot render. */
  unreadable?: readonly number[];
  broken?: readonly number[];
}

/** What is shown at a start: version, pages, and what was rendered for it. Version 0 is built in. */
async function start({ version, last, cached = [], ...unusable }: Situation) {
  const stored = (number: number) => ({ documents: { number }, uploads: new Map() });
  const { log, lines } = keepingLog();
  const rendered: string[] = [];
  const found = async (file: string | undefined) =>
    file === undefined ? undefined : { day: file.slice(-10), site, file };
  const first = await chooseFirst({
    log,
    wanted: version === undefined ? undefined : { version, ...stored(version) },
    lastShown:
      last === undefined ? undefined : { stored: stored(last), pages: `${last} of before` },
    contentOf({ documents }) {
      const number = Object(documents).number ?? 0;
      if (unusable.unreadable?.includes(number)) throw new Error(`${number} is unreadable`);
      return { ...content, termsVersion: String(number) };
    },
    today: () => TODAY,
    renderer: {
      cached: ({ termsVersion }, day) =>
        found(
          cached.find((file) => file === `${termsVersion} of ${day}`) ??
            cached.find((file) => file.startsWith(`${termsVersion} of 2`)),
        ),
      cachedAs: async (file) => (cached.includes(file) ? site : undefined),
      async pagesOf({ termsVersion }, day) {
        if (unusable.broken?.includes(Number(termsVersion))) throw new Error("No heading");
        rendered.push(`${termsVersion} of ${day}`);
        return { day, site, file: `${termsVersion} of ${day}` };
      },
    },
  });
  const { termsVersion } = first.content;
  return { shown: `${termsVersion}, ${first.file}`, version: first.version, rendered, lines };
}

test("a version whose pages were rendered before is shown without rendering", async () => {
  const cached = [`2 of ${TODAY}`, "2 of 2025-05-03", "1 of before"];
  expect(await start({ version: 2, last: 1, cached })).toEqual({
    shown: `2, 2 of ${TODAY}`,
    version: 2,
    rendered: [],
    lines: [],
  });
  expect((await start({ version: 2, cached: ["2 of 2025-05-03"] })).shown).toBe(
    "2, 2 of 2025-05-03",
  );
});

test("until the pages of a version are rendered, what was shown last is shown, with its own content", async () => {
  expect(await start({ version: 2, last: 1, cached: ["1 of before"] })).toMatchObject({
    shown: "1, 1 of before",
    version: undefined,
    rendered: [],
  });
});

test("without the database, what was shown last is shown, and the built-in content only if nothing was", async () => {
  expect(await start({ last: 2, cached: [`0 of ${TODAY}`] })).toMatchObject({
    shown: `2, 2 of ${TODAY}`,
    version: undefined,
    rendered: [`2 of ${TODAY}`],
  });
  expect(await start({ cached: [] })).toMatchObject({
    shown: `0, 0 of ${TODAY}`,
    version: undefined,
  });
});

test("a version that cannot be read or rendered is reported, and what was shown last is shown, or the built-in content", async () => {
  const unreadable = await start({ version: 3, last: 2, unreadable: [3] });
  expect(unreadable).toMatchObject({ shown: `2, 2 of ${TODAY}`, version: undefined });
  expect(unreadable.lines[0]).toMatchObject({ version: 3, cause: "Error: 3 is unreadable" });
  const broken = await start({ version: 3, broken: [3] });
  expect(broken).toMatchObject({ shown: `0, 0 of ${TODAY}`, version: undefined });
  await expect(start({ version: 3, broken: [3, 0] })).rejects.toThrow("No heading");
});
