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

type ChosenPhotographs = Readonly<Partial<Record<SlotName, Chosen>>>;

/** Starts a site whose owner has put photographs in the places of drawings. */
export function startPhotographedSite(
  settings: Record<string, string>,
  chosen: ChosenPhotographs,
): Promise<SiteProcess> {
  return startSite(settings, {
    published: async (file) => {
      const photographs = await storePhotographs(file, chosen);
      return { ...readDocuments(BUILT_IN_DOCUMENTS), pictures: { photographs } };
    },
  });
}

async function storePhotographs(file: string, chosen: ChosenPhotographs) {
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  const services = { services: { content: store.content } };
  const pictures = createPictureStore(
    { use: async (work) => work(services as Parameters<typeof work>[0]) },
    { now: Date.now, log: silentLog },
  );
  const crop = async ([name, x, y]: Chosen, slot: PictureSlot) => {
    const kept = await pictures.keep(photograph(name));
    const focus = { x, y, zoom: slot.isFace ? 2 : 1 };
    return pictures.crop(kept, slot, { focus, people: "agreed" });
  };
  const entries = [];
  for (const [slot, choice] of Object.entries(chosen)) {
    const [name] = choice;
    const { file: wide, narrow, scrim } = await crop(choice, pictureSlots[slot as SlotName]);
    const crops = { file: wide, ...(narrow && { narrow: { file: narrow } }) };
    entries.push([slot, { ...crops, alt: `A photograph: ${name}`, ...(scrim && { scrim }) }]);
  }
  await store.close();
  return Object.fromEntries(entries);
}
