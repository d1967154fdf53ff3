/** `no-inline`: Vite would write small drawings into the page as `data:` addresses, on every visit. */
const addresses = import.meta.glob<string>("../pictures/**/*.{avif,webp,svg}", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

export type PictureFormat = "avif" | "webp" | "svg";

/** Where the browser finds a picture of app/pictures; nothing if there is none in that format. */
export function pictureAddress(file: string, format: PictureFormat): string | undefined {
  return addresses[`../pictures/${file}.${format}`];
}
