import { expect, test } from "vitest";

import { hashOf, readDraft, saveDraft } from "#server/publish/content-draft.ts";

import { temporaryStudio } from "../../../tests/support/databases/temporary-studio.ts";
import { readSaved } from "./saved-content.ts";

test("a mistake in one document leaves the others as they are saved", async () => {
  await temporaryStudio().use(async ({ services }) => {
    const save = async (name: string, fields: object) => {
      const draft = await readDraft(services);
      const value = { ...Object(draft.documents[name]), ...fields };
      await saveDraft({ name, value, seen: hashOf(draft, name), by: "ana" }, services);
    };
    await save("chat", { greeting: "Hers" });
    await save("course", { hours: "" });
    const everything = { hasPicture: () => true, hasFile: () => true };
    const saved = await readSaved(services, (uploads) => ({ ...everything, uploads }));
    const { course } = (await readDraft(services)).published;
    expect(saved).toMatchObject({ chat: { greeting: "Hers" }, course: Object(course) });
  });
});
