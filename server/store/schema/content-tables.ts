/** What the owner writes and uploads, and the files that are generated from it. */
export interface ContentTables {
  /** Versions of the content; none is ever changed or deleted: one is 14 KB. */
  content_versions: {
    /** 0 is what the site showed before the first publish. */
    number: number;
    /** The version that it changed; null for version 0. */
    based_on: number | null;
    /** The number of upgrades that its documents include (content-upgrades.ts). */
    schema: number;
    /** All documents as one JSON object, by name. */
    documents: string;
    hash: string;
    message: string | null;
    /** The changed fields in words, as JSON. */
    changes: string;
  };

  /** Which version visitors saw from when on. The newest row is the pointer to the current one. */
  content_history: {
    /** Numbered without gaps: of two who move the pointer at once, only one can insert the next. */
    id: number;
    version: number;
    /** Used: somebody went back to a version that had been published before. */
    action: "published" | "used";
    done_at: number;
    done_by: string;
  };

  /** The documents that differ from the published ones. Everybody edits the same draft. */
  content_drafts: {
    name: string;
    /** The document as JSON. */
    value: string;
    /** Of the value; only who has seen this value may replace it. */
    hash: string;
    schema: number;
    /** The current version when it was saved. */
    based_on: number;
    saved_at: number;
    saved_by: string;
  };

  /** Uploaded pictures, which never change. */
  pictures: {
    /** A hash, part of the name by which documents refer to it. */
    id: string;
    /** Its widths, crop and so on, as JSON. */
    record: string;
    /** When it was uploaded last. */
    used_at: number;
  };

  picture_files: {
    /** `id/192.avif` */
    path: string;
    picture_id: string;
    bytes: Uint8Array;
  };

  /** Generated files with a hash in their name, which pages of earlier versions still ask for. */
  kept_files: {
    /** The URL path, such as `/content/0a1b2c3d.js`. */
    name: string;
    bytes: Uint8Array;
    /** When it was last part of the current pages. */
    used_at: number;
  };

  /** Whole rendered sites, which servers without a common data folder share. */
  rendered_sites: {
    /** The name of its file in a server's cache: a hash of what it was rendered from, and the day. */
    file: string;
    bytes: Uint8Array;
    rendered_at: number;
  };

  /** Servers that cannot show the current version, until they can. */
  content_refusals: {
    /** Unique while the server runs. */
    server: string;
    problem: string;
    /** When the server has tried last. */
    refused_at: number;
  };
}
