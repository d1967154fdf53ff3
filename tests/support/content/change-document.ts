import { documentHash, readDraft, saveDraft } from "#server/publish/content-draft.ts";

/** Saves some fields of a document of the draft, as somebody else who is called zoe. */
export async function changeDocument(
  services: Parameters<typeof saveDraft>[1],
  name: string,
  fields: object,
): Promise<void> {
  const draft = await readDraft(services);
  const value = { ...Object(draft.documents[name]), ...fields };
  await saveDraft({ name, value, seen: documentHash(draft, name), by: "zoe" }, services);
}
