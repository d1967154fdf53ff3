import type { UploadedPicture } from "#content/schema/uploaded-picture.ts";
import type { ContentStore } from "../store/content/content-store.ts";
import type { Documents } from "../store/content/stored-documents.ts";
import type { Engine } from "../store/engines/engine.ts";

/** What the check compares the documents with. */
export interface CheckedAgainst {
  /** What visitors see now: a placeholder that is there already may stay. */
  published: Documents;
  /** The uploaded pictures in the store, by id. */
  uploads: ReadonlyMap<string, UploadedPicture>;
}

/** What the draft and publishing depend on; the composition roots pass the real ones. */
export interface ContentServices extends Pick<Engine, "isTemporary"> {
  content: ContentStore;
  /** The documents in content/: what a site shows until something is published. */
  origin: () => Documents;
  /** A sentence for each mistake. */
  check: (documents: Documents, against: CheckedAgainst) => readonly string[];
  /** Renders every page from the documents; rejects if one cannot be rendered. */
  render?: ((documents: Documents) => Promise<unknown>) | undefined;
  now: () => number;
}
