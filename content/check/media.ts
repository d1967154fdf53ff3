import type { UploadedPicture } from "../schema/uploaded-picture.ts";

/** The pictures and files that documents may refer to. */
export interface Media {
  /** Whether the site has a picture of its own such as `people/helen`. */
  hasPicture: (name: string) => boolean;
  /** Whether public/ contains a file such as `/video/sample.mp4`. */
  hasFile: (address: string) => boolean;
  uploads: ReadonlyMap<string, UploadedPicture>;
}
