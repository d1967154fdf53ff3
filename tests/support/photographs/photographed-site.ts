import {
  listedPictures,
  type PictureShape,
  type PictureSlot,
  pictureSlots,
  type SlotName,
} from "#content/pictures/picture-slots.ts";
import { createStore } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { createPictureStore } from "#studio/server/pictures/picture-store.ts";
import { type SiteProcess, startSite } from "../processes/site-process.ts";
import { silentLog } from "../server/silent-log.ts";
import { photograph } from "./photograph.ts";

/** The name of a photograph, and what must stay visible of it. */
type Chosen = readonly [name: string, x: number, y: number];

type ChosenPhotographs = Readonly<Partial<Record<SlotName, Chosen>>>;

/** Photographs as a school would choose them, and those of the gallery. */
const album: ChosenPhotographs = {
  homeTop: ["album/sunset-bay", 0.72, 0.46],
  homeSecond: ["album/beach-evening", 0.62, 0.5],
  homeSchool: ["album/classroom-board", 0.55, 0.5],
  banner: ["album/street-lights", 0.5, 0.4],
  aboutTop: ["album/shore-from-above", 0.72, 0.5],
  aboutSchool: ["album/street-lights", 0.5, 0.5],
  programTop: ["album/open-book", 0.72, 0.5],
  reviewsTop: ["album/sierra-evening", 0.74, 0.34],
  applyTop: ["album/sunset-bay", 0.72, 0.44],
  legalTop: ["album/sierra-evening", 0.74, 0.34],
  welcome: ["album/beach-evening", 0.5, 0.45],
  lesson: ["album/classroom-board", 0.5, 0.45],
  graduation: ["album/cap-and-diploma", 0.55, 0.5],
};
const albumGallery = {
  "sunset-bay": "Six o’clock, every day",
  "classroom-board": "The first lesson",
  "cap-and-diploma": "The last Friday",
  "street-lights": "Our street, after class",
  "shore-from-above": "Los Muertos beach",
  "open-book": "Saturday’s homework",
};

/** Starts a site whose owner has put photographs in the places of drawings. */
export function startPhotographedSite(documents: WrittenDocuments): Promise<SiteProcess> {
  const published = async (file: string) => {
    const widest = { words: 1280, others: 768 };
    const options = { gallery: albumGallery, widest };
    const { photographs, files } = await storePhotographs(file, album, options);
    const gallery = { ...Object(documents["gallery"]), pictures: files };
    return { ...documents, pictures: { photographs }, gallery };
  };
  return startSite({}, { published });
}

interface Options {
  /** The titles of photographs by their names. */
  gallery?: Readonly<Record<string, string>>;
  /**
   * Makes one file of each crop, because they take seconds: the widest up to these widths in
   * pixels, or the smallest. Words stand only on wide crops.
   */
  widest: { words: number; others: number };
}

function withFewFiles(
  { shape, narrow, ...slot }: PictureSlot,
  { words, others }: Options["widest"],
): PictureSlot {
  const upTo = (one: PictureShape, most: number) => ({
    ...one,
    widths: one.widths.filter((width, index) => index === 0 || width <= most).slice(-1),
  });
  const wide = upTo(shape, slot.words ? words : others);
  return { ...slot, shape: wide, ...(narrow && { narrow: upTo(narrow, others) }) };
}

/** Stores photographs in the database file of a site, as its studio does. */
export async function storePhotographs(
  file: string,
  chosen: ChosenPhotographs,
  { gallery = {}, widest }: Options,
) {
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  const services = { services: { contentStore: store.content } };
  const pictures = createPictureStore(
    { use: async (work) => work(services as Parameters<typeof work>[0]) },
    { now: Date.now, log: silentLog },
  );
  const make = async ([name, x, y]: Chosen, slot: PictureSlot) => {
    const kept = await pictures.keep(photograph(name));
    const focus = { x, y, zoom: slot.isFace ? 2 : 1 };
    return pictures.crop(kept, withFewFiles(slot, widest), { focus, people: "agreed" });
  };
  const made = new Map<string, ReturnType<typeof make>>();
  /** The crops of one photograph for places of one shape are made once: that takes seconds. */
  const crop = (choice: Chosen, slot: PictureSlot) => {
    const key = JSON.stringify([choice, slot]);
    const crops = made.get(key) ?? make(choice, slot);
    made.set(key, crops);
    return crops;
  };
  const entries = [];
  for (const [slot, choice] of Object.entries(chosen)) {
    const [name] = choice;
    const { file: wide, narrow, scrim } = await crop(choice, pictureSlots[slot as SlotName]);
    const crops = { file: wide, ...(narrow && { narrow: { file: narrow } }) };
    entries.push([slot, { ...crops, alt: `A photograph: ${name}`, ...(scrim && { scrim }) }]);
  }
  const files = [];
  const { slot } = listedPictures.gallery;
  const { width, height } = slot.shape;
  for (const [name, title] of Object.entries(gallery)) {
    const { file: wide } = await crop([`album/${name}`, 0.5, 0.5], slot);
    files.push({ title, file: wide, alt: `A photograph: ${title}`, width, height });
  }
  await store.close();
  return { photographs: Object.fromEntries(entries), files };
}
