/** The exports of each file of content/, by file name, in the order of their imports. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** The pictures and files that content/ may refer to. */
export interface Media {
  /** Whether a picture such as `people/helen` exists. */
  hasPicture: (name: string) => boolean;
  /** Whether public/ contains a file such as `/video/sample.mp4`. */
  hasFile: (address: string) => boolean;
}
