import type { Picture } from "./picture.ts";

/** What the reusable banner shows besides the logo and its link to the application. */
export interface Banner {
  title: string;
  description: string;
  image: Picture;
}

/** Paper banners and string lights: the picture behind every banner. */
export const fiesta: Picture = {
  file: "banner/banner-fiesta",
  alt: "",
  width: 2000,
  height: 800,
  narrow: { file: "banner/banner-fiesta-narrow", width: 720, height: 960 },
};
