import type { PagePlace } from "../school/page-paths.ts";

/** What the schema of a field or document says about it to the studio, by zod’s `.meta(…)`. */
export interface FieldMeta {
  /** The field’s name for the owner; without it, the name follows from its key. */
  label?: string;
  help?: string;
  /** A possible value of an optional document, shown while there is none. */
  example?: string;
  /**
   * Visitors ask for this optional field of a document. Until it is answered, Today and the page in
   * the studio ask the owner; a wrong answer waits, and keeps nothing else from being published.
   */
  question?: { example: string };
  /** What a number counts, such as “days”. */
  unit?: string | undefined;
  /** The value is an amount in the currency of the tuition. */
  isMoney?: true;
  /** What pages show of it, after “Don’t show”. */
  thing?: string;
  /** The first field of an optional group is there before anything is said; emptied, it says nothing. */
  standsOpen?: true;
  /** The heading above the field and those after it, in the list of a document’s fields. */
  part?: string;
  /** Few owners ever need the field, or no visitor sees it. */
  isRare?: true;
  /** People read the text, so it may have placeholders, and the studio marks it on the page. */
  isWords?: true;
  /** The text keeps its line breaks. */
  isMultiline?: true;
  /** The value is a picture with its size and its text, or the name of one. */
  isPicture?: true;
  /** The beginning that the value, which names a drawing, lacks of a name in app/pictures. */
  picturesIn?: string;
  /** The text says what is on a picture; it may be empty where that can be mere decoration. */
  alt?: "needed" | "optional";
  /** The value is a URL of that: of this website or, but for subtitles, of another one. */
  url?: "page" | "video" | "subtitles";
  /** The value is a time zone such as `America/Mexico_City`. */
  isTimeZone?: true;
  /** The values of a choice in the owner’s words. */
  choices?: Readonly<Record<string, string>>;
  /** The delivered text that stands where the school has not written its own. */
  delivered?: string;
  /** A group of such texts. */
  isDelivered?: true;
  /** Of a document: the URLs where pages show it, the best first. */
  places?: readonly PagePlace[];
  /** Of a document: its parts are the sections of a page. */
  isPage?: true;
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}
