/** The exports of each file of content/, by file name, in the order of their imports. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The pictures and files that content/ may name. */
export interface Media {
  /** Whether there is a picture of that name, such as `people/helen`. */
  hasPicture: (name: string) => boolean;
  /** Whether public/ has a file at that address, such as `/video/sample.mp4`. */
  hasFile: (address: string) => boolean;
}
