import type { Picture } from "../schema/formats.ts";

/** A small drawing. Without alternative text, because the title beside it says the same. */
export function drawing(name: string): Picture {
  return { file: `spots/${name}`, alt: "", width: 480, height: 360 };
}

/** The drawing of one of the school's values, beside its title. */
export function emblem(name: string): Picture {
  return { file: `spots/value-${name}`, alt: "", width: 240, height: 240 };
}

/** A graduate's portrait, beside the name. */
export function portrait(file: string): Picture {
  return { file, alt: "", width: 400, height: 400 };
}

/** The picture that is shown until a video is played. */
export function poster(picture: Pick<Picture, "file" | "alt">): Picture {
  return { ...picture, width: 1280, height: 720, position: "70% 50%" };
}
