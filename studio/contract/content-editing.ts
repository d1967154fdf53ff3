import * as z from "zod";

/** A mistake in a field: the end of a sentence, such as “is empty.” */
const fieldMistake = z.object({ path: z.string(), says: z.string() });
export type FieldMistake = z.infer<typeof fieldMistake>;

/** What is saved of a document, published or not; the hash names what was seen of it. */
const savedContent = z.object({
  value: z.unknown(),
  hash: z.string(),
  /** Whether visitors see it as it is saved. */
  isLive: z.boolean(),
  mistakes: z.array(fieldMistake),
});
export type SavedContent = z.infer<typeof savedContent>;

/** The outcome of saving a document; `overtaken` has what somebody else has saved meanwhile. */
export const saving = z.discriminatedUnion("status", [
  savedContent.omit({ value: true }).extend({ status: z.literal("saved") }),
  savedContent.extend({ status: z.literal("overtaken") }),
]);
export type Saving = z.infer<typeof saving>;

/** A document as somebody saves it, and the hash of what this person saw of it. */
export const contentEdit = z.object({ value: z.unknown(), seen: z.string() });

/** What brings back what was discarded of a document. */
export const documentPatch = z.object({
  name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

export type SavedDocuments = Readonly<Record<string, SavedContent>>;
