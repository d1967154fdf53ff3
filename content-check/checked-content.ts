/** The parsed files of content/data, by file name such as `school.json`. */
export type Content = ReadonlyMap<string, unknown>;

/** The pictures and files that content/ may refer to. */
export interface Media {
  /** Whether a picture such as `people/helen` exists. */
  hasPicture: (name: string) => boolean;
  /** Whether public/ contains a file such as `/video/sample.mp4`. */
  hasFile: (address: string) => boolean;
}
