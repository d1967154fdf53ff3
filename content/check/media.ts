/** The pictures and files that documents may refer to. */
export interface Media {
  /** Whether a picture such as `people/helen` exists. */
  hasPicture: (name: string) => boolean;
  /** Whether public/ contains a file such as `/video/sample.mp4`. */
  hasFile: (address: string) => boolean;
}
