/** What is stored beside the files of an uploaded picture. */
export const pictureRecord = {
  version: "0a1b2c3d",
  widths: [192],
  fallback: 192,
  files: ["192.avif", "192.jpg", "192.webp"],
  original: { width: 2000, height: 1500 },
  crop: { x: 0.5, y: 0.5, zoom: 1 },
};
