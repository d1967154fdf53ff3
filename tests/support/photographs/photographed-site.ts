import { type PictureSlot, pictureSlots, type SlotName } from "#content/pictures/picture-slots.ts";
import { createStore } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { BUILT_IN_DOCUMENTS } from "../../../content/files/built-in-content.ts";
import { readDocuments } from "../../../content/files/read-documents.ts";
import { createPictureStore } from "../../../studio/server/pictures/picture-store.ts";
import { type SiteProcess, startSite } from "../processes/site-process.ts";
import { silentLog } from "../server/silent-log.ts";
import { photograph } from "./photograph.ts";

/** The name of a photograph, and what must stay visible of it. */
type Chosen = readonly [name: string, x: number, y: number];

/** A photograph for each place: faces at edges, white skies, nights. */
export const chosenPhotographs: Readonly<Partial<Record<SlotName, Chosen>>> = {
  homeTop: ["sunset-bay", 0.72, 0.6],
  homeSecond: ["blue-hour-street", 0.7, 0.6],
  homeSchool: ["classroom-fluorescent", 0.5, 0.46],
  banner: ["green-sierra", 0.5, 0.4],
  aboutTop: ["face-far-left", 0.12, 0.42],
  aboutSchool: ["overcast-street", 0.5, 0.5],
  programTop: ["classroom-window", 0.42, 0.5],
  reviewsTop: ["two-faces-at-the-edges", 0.93, 0.44],
  applyTop: ["face-at-bottom", 0.5, 0.82],
  legalTop: ["certificate-on-white", 0.5, 0.5],
  welcome: ["backlight", 0.5, 0.44],
  lesson: ["underexposed-room", 0.64, 0.48],
  graduation: ["group-of-five", 0.5, 0.5],
  chat: ["portrait-in-shade", 0.5, 0.4],
};

/** Starts a site whose owner has put photographs in the places of drawings. */
export function startPhotographedSite(
  settings: Record<string, string>,
  chosen = chosenPhotographs,
): Promise<SiteProcess> {
  return startSite(settings, {
    published: async (file) => {
      const photographs = await storePhotographs(file, chosen);
      return { ...readDocuments(BUILT_IN_DOCUMENTS), pictures: { photographs } };
    },
  });
}

async function storePhotographs(file: string, chosen: typeof chosenPhotographs) {
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  const services = { services: { content: store.content } };
  const pictures = createPictureStore(
    { use: async (work) => work(services as Parameters<typeof work>[0]) },
    { now: Date.now, log: silentLog },
  );
  const entries = [];
  for (const [slot, [name, x, y]] of Object.entries(chosen)) {
    const shape: PictureSlot = pictureSlots[slot as SlotName];
    const kept = await pictures.keep(photograph(name));
    const choice = { focus: { x, y, zoom: shape.isFace ? 2 : 1 }, people: "agreed" } as const;
    const { file: wide, narrow, scrim } = await pictures.crop(kept, shape, choice);
    const crops = { file: wide, ...(narrow && { narrow: { file: narrow } }) };
    entries.push([slot, { ...crops, alt: `A photograph: ${name}`, ...(scrim && { scrim }) }]);
  }
  await store.close();
  return Object.fromEntries(entries);
}
