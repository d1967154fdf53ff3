import type { ContentFile, EditedContent, Saving } from "./content-editing.ts";
import type { OpenSlot, PhotographChoice, PictureOutcome, PicturePlace } from "./pictures.ts";
import type { Publishing } from "./publishing.ts";

/** What the pages about the website can read and do. */
export interface WebsiteStudio {
  content: {
    list(): readonly ContentFile[];
    read(): Promise<EditedContent>;
    /**
     * Saves a document, even one with mistakes, which cannot be published; undefined if there is no
     * such document.
     * @param seen the hash of what this person has seen of it
     */
    save(name: string, edited: { value: unknown; seen: string }): Promise<Saving | undefined>;
  };
  pictures: {
    /** The name in URLs of the place whose picture is named at a path of the documents. */
    slotOf(path: string): string;
    /** All pictures that can be replaced, as they are in the draft. */
    overview(): Promise<PicturePlace[]>;
    /**
     * A picture’s place; undefined if there is none such.
     * @param photograph a kept photograph to look at there; by default the one that is used
     */
    open(slot: string, photograph?: string): Promise<OpenSlot | undefined>;
    /** Keeps a file as a photograph that no page shows yet. */
    keep(file: Uint8Array): Promise<PictureOutcome>;
    /**
     * Puts a photograph in its place in the draft; refused if something else stands there by now.
     * @param seen what the owner has seen there
     */
    use(slot: string, seen: string, choice: PhotographChoice): Promise<PictureOutcome>;
    /** Puts the drawing back; refused as above. */
    undo(slot: string, seen: string): Promise<PictureOutcome>;
  };
  publishing: {
    /** @param before the id of the last entry of the history's page before; undefined for the first */
    read(before: number | undefined): Promise<Publishing>;
    /**
     * Starts publishing, unless it is already running.
     * @param seen what the publisher has seen of the changes
     */
    start(seen: string): void;
    /**
     * Takes back one change that visitors do not see yet, if it is still as the owner has seen it;
     * returns sentences if that is not possible.
     */
    takeBack(id: string): Promise<readonly string[]>;
    /**
     * Shows visitors a stored version again; returns sentences if that is not possible.
     * @param seen the version that the owner has seen as the current one
     */
    use(version: number, seen: number): Promise<readonly string[]>;
  };
}
