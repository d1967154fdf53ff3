/** The proportions and the widths in which a picture is rendered. */
export interface PictureShape {
  width: number;
  height: number;
  /** In pixels, smallest first. */
  widths: readonly number[];
  /** The least width in pixels of the part that shows. */
  leastWidth: number;
  /** Whether the whole picture shows, on white where its proportions are others: a logo. */
  isWhole?: true;
}

/** A place on the public pages that shows a drawing until the owner gives it a photograph. */
export interface PictureSlot {
  shape: PictureShape;
  /** Another crop for screens below the `md` breakpoint. */
  narrow?: PictureShape;
  /** Where words stand on the picture, on phones at the foot, so that their contrast is measured. */
  words?: "left" | "middle";
  /** Whether the photograph may be magnified, for a face. */
  isFace?: true;
}

const portraitScreen: PictureShape = {
  width: 1080,
  height: 1440,
  widths: [480, 720, 1080],
  leastWidth: 720,
};

/** Fills Home’s first screen. */
const screen = {
  shape: { width: 2560, height: 1440, widths: [1280, 1920, 2560], leastWidth: 1280 },
  narrow: portraitScreen,
  words: "left",
} satisfies PictureSlot;

/** Fills the hero of the other pages. */
const header = {
  shape: { width: 1920, height: 1200, widths: [640, 960, 1280, 1920], leastWidth: 960 },
  narrow: { width: 1080, height: 1080, widths: [480, 720, 1080], leastWidth: 720 },
  words: "left",
} satisfies PictureSlot;

/** Stands beside text, and reaches the window’s edge. */
const block = {
  shape: { width: 1200, height: 900, widths: [384, 660, 768, 1200], leastWidth: 768 },
} satisfies PictureSlot;

const poster = {
  shape: { width: 1536, height: 864, widths: [384, 768, 1152, 1536], leastWidth: 768 },
} satisfies PictureSlot;

/** Each slot with a photograph of its own in pictures.json. */
export const pictureSlots = {
  homeTop: screen,
  homeSecond: screen,
  homeSchool: block,
  banner: {
    shape: { width: 2000, height: 800, widths: [1000, 1440, 2000], leastWidth: 1000 },
    narrow: portraitScreen,
    words: "middle",
  },
  aboutTop: header,
  aboutSchool: block,
  programTop: header,
  reviewsTop: header,
  applyTop: header,
  legalTop: header,
  welcome: poster,
  lesson: poster,
  graduation: poster,
  chat: {
    shape: { width: 400, height: 400, widths: [64, 128, 192], leastWidth: 192 },
    isFace: true,
  },
  socialCard: { shape: { width: 1200, height: 630, widths: [1200], leastWidth: 1200 } },
  logo: { shape: { width: 832, height: 212, widths: [416, 832], leastWidth: 416, isWhole: true } },
  icon: { shape: { width: 512, height: 512, widths: [192, 512], leastWidth: 192, isWhole: true } },
} as const satisfies Record<string, PictureSlot>;

export type SlotName = keyof typeof pictureSlots;

/**
 * The slots of each page by their part of it. A photograph at the top takes the place of all its
 * drawings: a photograph beside a drawn landscape would make both look out of place.
 */
export const pagePictures = {
  home: {
    top: "homeTop",
    school: "homeSchool",
    banner: "banner",
    welcome: "welcome",
    lesson: "lesson",
    graduation: "graduation",
  },
  aboutUs: { top: "aboutTop", school: "aboutSchool", video: "welcome" },
  program: { top: "programTop", video: "lesson" },
  reviews: { top: "reviewsTop", video: "graduation", banner: "banner" },
  apply: { top: "applyTop" },
  /** The privacy notice, the terms and the accessibility statement. */
  legal: { top: "legalTop" },
} as const satisfies Record<string, Record<string, SlotName>>;

export type PicturePage = keyof typeof pagePictures;

/** The pictures in lists of the documents: where the entries are, and what each has in them. */
export const listedPictures = {
  gallery: {
    document: "gallery",
    path: ["pictures"],
    title: "title",
    file: ["file"],
    // Shown 112 to 374 CSS pixels wide in the grid, and up to 1200 in the lightbox.
    slot: {
      shape: { width: 1200, height: 900, widths: [192, 288, 384, 576, 768, 1200], leastWidth: 768 },
    },
  },
  testimonials: {
    document: "testimonials",
    path: ["testimonials"],
    title: "name",
    file: ["portrait"],
    // Shown 56 to 104 CSS pixels wide.
    slot: face(72, 144, 216),
  },
  people: {
    document: "about-us",
    path: ["people", "people"],
    title: "name",
    file: ["picture", "file"],
    slot: face(144, 216, 400),
  },
  trainers: {
    document: "course-details",
    path: ["trainers"],
    title: "name",
    file: ["picture", "file"],
    slot: face(144, 216, 320),
  },
} satisfies Record<string, { slot: PictureSlot } & Record<string, unknown>>;

export type PictureList = keyof typeof listedPictures;

function face(...widths: number[]): PictureSlot {
  return { shape: { width: 400, height: 400, widths, leastWidth: 216 }, isFace: true };
}

/** The number of photographs from which the gallery leaves out its drawings. */
export const LEAST_GALLERY = 3;
