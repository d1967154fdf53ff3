import { expect, test } from "vitest";

import { readDraft } from "#server/publish/content-draft.ts";

import { changeDocument } from "#tests/support/content/change-document.ts";
import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
import { refusals } from "./refused-file.ts";
import { createSlotPictures } from "./slot-pictures.ts";

const SLOT = "gallery.pictures.1.file";
const choice = {
  photograph: "uploads/0123456789ab",
  focus: { x: 0.5, y: 0.5, zoom: 1 },
  alt: "A class",
  people: "nobody",
} as const;

/** The pictures on a database of their own; `meanwhile` happens while a photograph is cropped. */
function start(meanwhile: () => Promise<void> = async () => {}) {
  const store = temporaryStudio();
  const entries = () =>
    store.use(async ({ services }) => {
      const { documents } = await readDraft(services);
      return Object(documents["gallery"]).pictures as Record<string, unknown>[];
    });
  const change = async (edit: (pictures: Record<string, unknown>[]) => unknown[]) => {
    const pictures = edit(await entries());
    await store.use(({ services }) => changeDocument(services, "gallery", { pictures }));
  };
  const pictures = createSlotPictures({
    store,
    user: () => "ana",
    pictures: {
      find: async () => undefined,
      colours: () => Promise.reject(new Error("not asked for")),
      keep: async () => "",
      async crop() {
        await meanwhile();
        return { file: choice.photograph, narrow: undefined, scrim: undefined };
      },
    },
  });
  const seen = async () => (await pictures.open(SLOT))?.seen ?? "";
  return { pictures, entries, change, seen };
}

test.each([
  ["moved", (list: unknown[]) => list.toReversed()],
  ["removed", (list: unknown[]) => list.slice(0, 1)],
])(
  "a photograph is refused if its entry was %s while it was cropped, and nothing is changed",
  async (_, edit) => {
    const { pictures, entries, change, seen } = start(() => change(edit));
    const before = await entries();
    expect(await pictures.use(SLOT, await seen(), choice)).toBe(refusals.moved);
    expect(await entries()).toEqual(edit(before));
  },
);

test("a photograph is put in its entry while others change, and an entry that has moved gets its own drawing back", async () => {
  const { pictures, entries, change, seen } = start(() =>
    change((list) =>
      list.map((entry, index) => (index === 0 ? { ...entry, title: "Dawn" } : entry)),
    ),
  );
  const before = await entries();
  expect(await pictures.use(SLOT, await seen(), choice)).toBeUndefined();
  expect((await entries())[1]).toMatchObject({
    title: before[1]?.["title"],
    file: choice.photograph,
  });
  expect(await pictures.open(SLOT)).toMatchObject({ isPublished: false });
  await change(([first, second, ...others]) => [second, first, ...others]);
  const moved = "gallery.pictures.0.file";
  expect(await pictures.undo(moved, await seen())).toBe(refusals.moved);
  const open = await pictures.open(moved);
  expect(await pictures.undo(moved, open?.seen ?? "")).toBeUndefined();
  expect((await entries())[0]).toEqual(before[1]);
  expect(await pictures.open(moved)).toMatchObject({ isPublished: true });
});
