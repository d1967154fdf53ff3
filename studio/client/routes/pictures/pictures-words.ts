/** How many of the places that need a photograph have one. */
const progress = (done: number, all: number) => `${done} of ${all} photographs`;

/** The texts of the pages on which pictures are replaced. */
export const picturesWords = {
  saved: (done: number, all: number) =>
    `The photograph is in its place. ${done < all ? `${progress(done, all)}: visitors see them once all are there.` : "Visitors see it after you publish."}`,
  progress,
  /** In how many of its places a photograph is. */
  shot: (done: number, all: number) => {
    if (done === all) return all > 1 ? `In all ${all} places` : "Your photo";
    if (done > 0) return `In ${done} of ${all} places`;
    return all > 1 ? `Add a photo, for ${all} places` : "Add a photo";
  },
  goodHere: (shot: { title: string; how: string } | undefined, isBehindWords: boolean) =>
    (shot ? `Good here: ${shot.title}. ${shot.how} ` : "") +
    (isBehindWords ? "Words stand in its middle: choose one without faces." : ""),
  focus: {
    across: ["at the left", "in the middle", "at the right"],
    down: ["at the top", "half way down", "at the bottom"],
  },
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
  people: {
    legend: "The people on it",
    agreed: "agreed that it is on the website",
    nobody: "Nobody can be recognised",
    missing: "Say whether the people on it agreed.",
  },
} as const;
