/** The files of a picture in app/pictures. */
export interface PictureVersions {
  /** Changes whenever the files do; part of their addresses, so that browsers may keep them for good. */
  version: string;
  /** The widths that there are, in pixels, smallest first; none for a drawing (SVG). */
  widths?: readonly number[];
  /** The one width that there is as JPEG, for browsers that know nothing newer. */
  fallback?: number;
}

/** Every picture of app/pictures, by its name. Written by `npm run art`: do not edit. */
export const pictureManifest: Readonly<Record<string, PictureVersions>> = {
  "about/about-classroom": { version: "56eacbce", widths: [384, 660, 768, 1200], fallback: 1200 },
  "banner/banner-fiesta": { version: "16b910ec", widths: [1440, 1920, 2560], fallback: 1440 },
  "banner/banner-fiesta-narrow": { version: "4183d76e", widths: [480, 720, 960, 1200], fallback: 1200 },
  "gallery/gallery-beach": { version: "6539a79b", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-classroom": { version: "b54a752e", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-graduation": { version: "e264dad0", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-street": { version: "764f83ae", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-tacos": { version: "6af0e0ae", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-whale": { version: "d88d527d", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "headers/header-aerial": { version: "06ebfe71", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-aerial-narrow": { version: "0d0ad1ab", widths: [480, 720, 960, 1200], fallback: 1200 },
  "headers/header-arches": { version: "dec2db47", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-arches-narrow": { version: "eb8c7710", widths: [480, 720, 960, 1200], fallback: 1200 },
  "headers/header-desk": { version: "25f47f17", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-desk-narrow": { version: "d2cf64b3", widths: [480, 720, 960, 1200], fallback: 1200 },
  "headers/header-sierra": { version: "fc6d4f57", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-sierra-narrow": { version: "d0e59bda", widths: [480, 720, 960, 1200], fallback: 1200 },
  "hero/hero-bay": { version: "acbbc054", widths: [1280, 1600, 1920, 2560], fallback: 1280 },
  "hero/hero-bay-narrow": { version: "dc94d1f5", widths: [480, 720, 960, 1200], fallback: 1200 },
  "hero/hero-malecon": { version: "e3e46a03", widths: [1280, 1600, 1920, 2560], fallback: 1280 },
  "hero/hero-malecon-narrow": { version: "95b82f36", widths: [480, 720, 960, 1200], fallback: 1200 },
  "people/amara": { version: "8fa107d4", widths: [72, 144, 216], fallback: 216 },
  "people/chat-lucia": { version: "f06c4970", widths: [64, 128, 192], fallback: 192 },
  "people/helen": { version: "1aada97f", widths: [72, 144, 216], fallback: 216 },
  "people/kenji": { version: "1e8f20f1", widths: [72, 144, 216], fallback: 216 },
  "people/owen": { version: "0b07d6e4", widths: [72, 144, 216], fallback: 216 },
  "people/priya": { version: "1683b7dd", widths: [72, 144, 216], fallback: 216 },
  "spots/benefit-certificate": { version: "75babf13" },
  "spots/benefit-housing": { version: "ec77de13" },
  "spots/benefit-jobs": { version: "3886ff7a" },
  "spots/benefit-support": { version: "5f53643d" },
  "spots/feature-instructors": { version: "29659174" },
  "spots/feature-network": { version: "79eb3a98" },
  "spots/feature-practice": { version: "6bbd8cbf" },
  "spots/not-found": { version: "99d3c841" },
  "spots/send-failed": { version: "6a9f1b2e" },
  "spots/step-book": { version: "806c89f1" },
  "spots/step-date": { version: "694e1f88" },
  "spots/step-interview": { version: "54f3a12b" },
  "spots/success": { version: "27d73e00" },
  "spots/value-advocacy": { version: "c6d06bec" },
  "spots/value-collaboration": { version: "72b87434" },
  "spots/value-commitment": { version: "2d6a4880" },
  "spots/value-diversity": { version: "c40efb74" },
  "spots/value-integrity": { version: "c5395f6c" },
  "spots/value-respect": { version: "e42ae110" },
  "video/poster-graduation": { version: "0dc92647", widths: [384, 768, 1152], fallback: 1152 },
  "video/poster-lesson": { version: "7e0e7449", widths: [384, 768, 1152], fallback: 1152 },
  "video/poster-welcome": { version: "2e881cb2", widths: [384, 768, 1152], fallback: 1152 },
};
