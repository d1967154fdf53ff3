import { expect, test } from "vitest";

import { readDraft } from "#server/publish/content-draft.ts";

import { changeDocument } from "#tests/support/content/change-document.ts";
import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
import { readSaved } from "./saved-content.ts";

test("a mistake in one document leaves the others as they are saved", async () => {
  await temporaryStudio().use(async ({ services }) => {
    await changeDocument(services, "chat", { greeting: "Hers" });
    await changeDocument(services, "course", { hours: "" });
    const { content: saved } = await readSaved(services);
    const { course } = (await readDraft(services)).published;
    expect(saved).toMatchObject({ chat: { greeting: "Hers" }, course: Object(course) });
  });
});

test("an answer that is not complete is as visitors see it, and what else is saved beside it is not", async () => {
  await temporaryStudio().use(async ({ services }) => {
    const deposit = { amount: 300, text: "" };
    await changeDocument(services, "course-details", { deposit, classSize: { most: 12 } });
    await changeDocument(services, "interview", { answerDays: "soon", minutes: 25 });
    const { interview, courseDetails } = (await readSaved(services)).content ?? {};
    expect(courseDetails).toMatchObject({ deposit: null, classSize: { most: 12 } });
    expect(interview).toEqual({ minutes: 25 });
  });
});

test("a letter is as it is saved, and the facts in it as they are published", async () => {
  await temporaryStudio().use(async ({ services }) => {
    await changeDocument(services, "replies", {
      replies: [{ title: "Hello", step: "offered", text: "Hers: {hours} hours" }],
    });
    const { hours } = Object((await readDraft(services)).published["course"]);
    await changeDocument(services, "course", { hours: hours + 1 });
    const { content: saved } = await readSaved(services, ["replies", "interview"]);
    expect(saved?.replies).toMatchObject([{ text: `Hers: ${hours} hours` }]);
  });
});
