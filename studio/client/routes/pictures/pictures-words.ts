import { count } from "#content/count.ts";

/** How many of a page’s places have a photograph. */
const progress = (done: number, all: number) => `${done} of ${count(all, "photograph")}`;

/** The texts of the pages on which pictures are replaced. */
export const picturesWords = {
  title: "Pictures",
  introduction:
    "Choose a picture to put your photograph in its place. A page changes from drawings to photographs once all its places have one.",
  saved: (done: number, all: number) =>
    `The photograph is in its place. ${done < all ? `${progress(done, all)}: visitors see them once all are there.` : "Visitors see it after you publish."}`,
  undone: "The drawing is back. Visitors see it after you publish.",
  shots: (all: number) => `The ${all} photographs that are enough for all pages`,
  progress,
  inGallery: (number: number) => `, ${number} of them in the gallery`,
  isPhotograph: "Your photo",
  shows: "Visitors see your photographs.",
  add: "Add your photo",
  replace: "Change it",
  isOptional: "Optional",
  goodHere: (shot: { title: string; how: string } | undefined, isBehindWords: boolean) =>
    (shot ? `Good here: ${shot.title}. ${shot.how} ` : "") +
    (isBehindWords ? "Words stand in its middle: choose one without faces." : ""),
  look: "Preview",
  back: "Pictures",
  choose: "Choose a photograph",
  chooseWhole: "Choose a picture",
  wholeFile: "A PNG or JPEG file. The whole picture shows, on white.",
  chooseOther: "Choose another",
  drop: "Or drop it here.",
  file: "You choose next what must stay visible. The place where it was taken is deleted from the photo.",
  reading: "The photograph is being read …",
  saving: "All its sizes are being made. A large one takes half a minute …",
  refusedFile: "Only files from your device can be dropped here.",
  tooLarge: "This file is too large. Choose the photo as your phone took it.",
  now: (place: string) => `As it is now: ${place}`,
  focus: {
    heading: "Mark what must stay visible",
    hint: "A face, a hand, the sea.",
    keys: "With the keyboard: arrow keys.",
    label: (place: string) => `What must stay visible: ${place}`,
    across: ["at the left", "in the middle", "at the right"],
    down: ["at the top", "half way down", "at the bottom"],
  },
  closer: "How close",
  desktop: "On a computer",
  phone: "On a phone",
  everywhere: "As it shows",
  quality: {
    big: "Good for the big picture.",
    good: "Good for this place.",
    gallery: "Too small for this place: only for the gallery.",
    small: "Too small for the website. Choose the photo as the camera took it.",
  },
  scrim: {
    none: "The words on it are readable.",
    light: "The words on it are readable, with a light veil.",
    medium: "The words on it are readable, with a veil.",
    strong: "The words on it are readable, with a dark veil.",
    darkest:
      "The words on it are readable, with a very dark veil. A darker photograph would look better.",
    beside:
      "The words stand beside it, because it is too bright behind them, or what must stay visible is there. A photograph that is dark at the left, with its subject at the lower right, fills the screen.",
  },
  alt: "What is on it",
  altHint: "One sentence, for people who cannot see it.",
  propose: "Propose a text",
  noAlt: "Say in one sentence what is on the photograph, for people who cannot see it.",
  people: {
    legend: "The people on it",
    agreed: "agreed that it is on the website",
    nobody: "Nobody can be recognised",
    missing: "Say whether the people on it agreed.",
  },
  use: "Use this photograph",
  undo: "Back to the drawing",
} as const;
