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
  "about/about-classroom": { version: "9a9173b6", widths: [384, 768, 1200], fallback: 1200 },
  "banner/banner-fiesta": { version: "2c10bfc0", widths: [1440, 1920, 2560], fallback: 1440 },
  "banner/banner-fiesta-narrow": { version: "9806ccb6", widths: [480, 720, 960, 1200], fallback: 1200 },
  "gallery/gallery-beach": { version: "91f3c3ad", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-classroom": { version: "5a3f5863", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-graduation": { version: "fba92d16", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-street": { version: "808a9e77", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-tacos": { version: "413d449a", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "gallery/gallery-whale": { version: "fed0d5ac", widths: [192, 288, 384, 576, 768, 1200], fallback: 1200 },
  "headers/header-aerial": { version: "5a310a7c", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-aerial-narrow": { version: "cd2e43f9", widths: [480, 720, 960, 1200], fallback: 1200 },
  "headers/header-arches": { version: "257e79d1", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-arches-narrow": { version: "9392e295", widths: [480, 720, 960, 1200], fallback: 1200 },
  "headers/header-desk": { version: "549b6662", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-desk-narrow": { version: "be885691", widths: [480, 720, 960, 1200], fallback: 1200 },
  "headers/header-sierra": { version: "aec04e5d", widths: [1440, 1920, 2560], fallback: 1440 },
  "headers/header-sierra-narrow": { version: "926c5c42", widths: [480, 720, 960, 1200], fallback: 1200 },
  "hero/hero-bay": { version: "01f1f1c5", widths: [1280, 1600, 1920, 2560], fallback: 1280 },
  "hero/hero-bay-narrow": { version: "633bd51d", widths: [480, 720, 960, 1200], fallback: 1200 },
  "hero/hero-malecon": { version: "d43ebd47", widths: [1280, 1600, 1920, 2560], fallback: 1280 },
  "hero/hero-malecon-narrow": { version: "74e784c5", widths: [480, 720, 960, 1200], fallback: 1200 },
  "people/amara": { version: "73b5ead6", widths: [72, 144, 216], fallback: 216 },
  "people/chat-lucia": { version: "6067555c", widths: [64, 128, 192], fallback: 192 },
  "people/helen": { version: "c46e5da8", widths: [72, 144, 216], fallback: 216 },
  "people/kenji": { version: "2e242375", widths: [72, 144, 216], fallback: 216 },
  "people/owen": { version: "fa15c672", widths: [72, 144, 216], fallback: 216 },
  "people/priya": { version: "0ed94411", widths: [72, 144, 216], fallback: 216 },
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
  "video/poster-graduation": { version: "f19bc6d4", widths: [384, 768, 1152], fallback: 1152 },
  "video/poster-lesson": { version: "1959f8a3", widths: [384, 768, 1152], fallback: 1152 },
  "video/poster-welcome": { version: "02303361", widths: [384, 768, 1152], fallback: 1152 },
};
