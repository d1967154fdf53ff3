import { expect, test } from "vitest";

import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { content } from "../../tests/support/site-content.ts";
import { chooseFirst } from "./first-shown.ts";
import { builtIn, type StoredContent } from "./stored-content.ts";

const TODAY = "2025-05-04";

/** Versions by number: in the database (undefined if it is away), shown last, and shown before. */
interface Situation {
  version?: number;
  last?: number;
  before?: number;
  /** The rendered pages that are there, such as `2 of 2025-05-04`. */
  cached?: readonly string[];
  /** The versions that this release cannot read, and those that it cannot render. */
  unreadable?: readonly number[];
  broken?: readonly number[];
}

const numberOf = ({ uploads }: StoredContent) => Number(uploads.get("number") ?? 0);
const stored = (number: number): StoredContent => {
  return { ...builtIn(), uploads: new Map(number === 0 ? [] : [["number", number]]) };
};

/** What is shown at a start: version, pages, and what was rendered for it. */
async function start({ version, last, before, cached = [], ...unusable }: Situation) {
  const { log, lines } = keepingLog();
  const rendered: string[] = [];
  const siteOf = (file: string) => ({
    site: {
      content: { ...content, termsVersion: file.slice(0, 1) },
      day: file.slice(-10),
      pages: new Map(),
      files: new Map(),
    },
    file,
  });
  const first = await chooseFirst({
    log,
    wanted: version === undefined ? undefined : { version, ...stored(version) },
    lastShown: last === undefined ? undefined : { stored: stored(last), file: `${last} of before` },
    earlier: async () =>
      before === undefined ? undefined : { version: before, ...stored(before) },
    renderer: {
      async cached(wanted) {
        const number = numberOf(wanted);
        if (unusable.unreadable?.includes(number)) throw new Error(`${number} is unreadable`);
        const file =
          cached.find((each) => each === `${number} of ${TODAY}`) ??
          cached.find((each) => each.startsWith(`${number} of 2`));
        return file === undefined ? undefined : siteOf(file);
      },
      cachedAs: async (file) => (cached.includes(file) ? siteOf(file).site : undefined),
      async pagesOf(wanted) {
        const number = numberOf(wanted);
        if (unusable.unreadable?.includes(number)) throw new Error(`${number} is unreadable`);
        if (unusable.broken?.includes(number)) throw new Error("No heading");
        rendered.push(`${number} of ${TODAY}`);
        return siteOf(`${number} of ${TODAY}`);
      },
    },
  });
  const shown = `${numberOf(first.stored)}, ${first.file}`;
  return { shown, version: first.version, isOld: first.isOld, rendered, lines };
}

test("a version whose pages were rendered before is shown without rendering", async () => {
  const cached = [`2 of ${TODAY}`, "2 of 2025-05-03", "1 of before"];
  const shown = `2, 2 of ${TODAY}`;
  const started = await start({ version: 2, last: 1, cached });
  expect(started).toEqual({ shown, version: 2, isOld: false, rendered: [], lines: [] });
  expect((await start({ version: 2, cached: ["2 of 2025-05-03"] })).shown).toBe(
    "2, 2 of 2025-05-03",
  );
});

test("until the pages of a version are rendered, what was shown last is shown, with its own content", async () => {
  expect(await start({ version: 2, last: 1, cached: ["1 of before"] })).toMatchObject({
    shown: "1, 1 of before",
    version: undefined,
    isOld: true,
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

test("a version that cannot be read or rendered is reported, and what was shown last is shown, or an earlier one, or the built-in content", async () => {
  const unreadable = await start({ version: 3, last: 2, unreadable: [3] });
  expect(unreadable).toMatchObject({ shown: `2, 2 of ${TODAY}`, version: undefined });
  expect(unreadable.lines[0]).toMatchObject({ version: 3, cause: "Error: 3 is unreadable" });
  const older = await start({ version: 3, last: 3, before: 1, unreadable: [3] });
  expect(older).toMatchObject({ shown: `1, 1 of ${TODAY}`, version: 1 });
  const broken = await start({ version: 3, broken: [3] });
  expect(broken).toMatchObject({ shown: `0, 0 of ${TODAY}`, version: undefined });
  await expect(start({ version: 3, broken: [3, 0] })).rejects.toThrow("No heading");
});
