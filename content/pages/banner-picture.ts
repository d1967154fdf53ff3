import type { Picture } from "../schema/formats.ts";

/** The picture behind every banner: paper banners and string lights. */
export const fiesta: Picture = {
  file: "banner/banner-fiesta",
  alt: "",
  width: 2000,
  height: 800,
  position: "62% 50%",
  narrow: { file: "banner/banner-fiesta-narrow", width: 720, height: 960 },
};
