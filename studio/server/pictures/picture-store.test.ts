import { expect, test, vi } from "vitest";

import { pictureSlots } from "#content/pictures/picture-slots.ts";

import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
import { photograph } from "#tests/support/photographs/photograph.ts";
import { keepingLog } from "#tests/support/server/keeping-log.ts";
import { createPictureStore } from "./picture-store.ts";
import { workOnPicture } from "./picture-work.ts";
import { RefusedFile } from "./refused-file.ts";

function startStore(work = workOnPicture) {
  const studio = temporaryStudio();
  const { log, lines } = keepingLog();
  return { studio, lines, store: createPictureStore(studio, { now: Date.now, log, work }) };
}

const choice = { focus: { x: 0.9, y: 0.2, zoom: 1 }, people: "agreed" } as const;

test("a photograph gets a wide and a narrow crop around its focus, and remembers what was said about it", async () => {
  const { store } = startStore();
  const kept = await store.keep(photograph("face-top-right"));
  const { aboutTop } = pictureSlots;
  // The larger widths take most of the time.
  const shape = { ...aboutTop.shape, widths: aboutTop.shape.widths.slice(0, 2) };
  const small = { ...aboutTop.narrow, widths: aboutTop.narrow.widths.slice(0, 1) };
  const slot = { ...aboutTop, shape, narrow: small };
  const { file, narrow = "" } = await store.crop(kept, slot, choice);
  const wide = await store.find(file);
  expect(wide).toMatchObject({ ...choice, widths: shape.widths, position: "90% 24%" });
  expect(wide?.files).toHaveLength(2 * shape.widths.length + 1);
  expect(await store.find(narrow)).toMatchObject({ widths: small.widths });
  // From the same photograph another face can be taken later.
  const again = await store.crop(file, pictureSlots.chat, choice);
  expect((await store.find(again.file))?.widths).toEqual(pictureSlots.chat.shape.widths);
});

test("a photograph that is too small for a place, or gone, is refused with a sentence", async () => {
  const { store } = startStore();
  const kept = await store.keep(photograph("portrait-in-shade"));
  const { homeTop } = pictureSlots;
  const tall = { ...homeTop, shape: { ...homeTop.shape, leastWidth: 1600 } };
  await expect(store.crop(kept, tall, choice)).rejects.toThrow(/too small for this place/);
  await expect(store.crop("uploads/000000000000", homeTop, choice)).rejects.toThrow(/is gone/);
});

test("on a machine on which pictures cannot be made, the log says why", async () => {
  const { store, lines } = startStore(() => {
    throw new RefusedFile("Pictures cannot be taken here.", { cause: "no native library" });
  });
  await expect(store.keep(photograph("flash"))).rejects.toThrow(/cannot be taken here/);
  expect(lines).toEqual([
    expect.objectContaining({ said: "Pictures cannot be made on this machine" }),
  ]);
});

test("a full disk is a sentence, and stores nothing", async () => {
  const { studio, store } = startStore();
  await studio.use(async ({ services }) => {
    const { pictures } = services.contentStore;
    vi.spyOn(pictures, "put").mockRejectedValueOnce(new Error("database or disk is full"));
  });
  await expect(store.keep(photograph("flash"))).rejects.toThrow("the disk is full");
  expect(await store.find(await store.keep(photograph("flash")))).toBeDefined();
});
