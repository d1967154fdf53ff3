import { expect, test } from "vitest";

import type { Field } from "../../contract/content-editing.ts";
import { createDrafts } from "../preview/drafts.ts";
import { temporaryStudio } from "../../../tests/support/databases/temporary-studio.ts";
import { readDraft } from "#server/publish/content-draft.ts";
import { publishContent } from "#server/publish/publish-content.ts";
import { createSiteContent } from "./site-content.ts";

/** The studio's content, on a database of its own. */
function startContent() {
  const store = temporaryStudio();
  const content = createSiteContent({
    store,
    user: () => "ana",
    drafts: createDrafts(),
    media: (uploads) => ({ hasPicture: () => true, hasFile: () => true, uploads }),
    pictures: ["people/helen", "people/kenji", "spots/step-date"],
  });
  const saved = () => store.use(({ services }) => readDraft(services));
  return {
    content,
    saved,
    edit: (name: string, texts: ReadonlyMap<string, string>) =>
      content.edit(name, { texts, files: new Map() }),
    publish: () =>
      store.use(async ({ services }) =>
        publishContent({ ...(await readDraft(services)), by: "ben" }, services),
      ),
    /** What a browser posts: the form's stored values, replaced by what is typed. */
    async post(name: string, typed: Record<string, string> = {}) {
      const form = await content.open(name);
      if (!form) throw new Error(`There is no form for ${name}.`);
      return new Map([...posted(form.field), ["version", form.version], ...Object.entries(typed)]);
    },
  };
}

/** The names and values that the controls of a field post. */
function posted(field: Field): [string, string][] {
  const given: [string, string][] = [[`${field.path}/given`, "yes"]];
  switch (field.kind) {
    case "absent":
      return [];
    case "group":
      return [...(field.isOptional ? given : []), ...field.fields.flatMap(posted)];
    case "list":
      return [
        ...(field.isOptional ? given : []),
        [`${field.path}/length`, String(field.items.length)],
        ...field.items.flatMap(posted),
      ];
    case "check":
      return field.isChecked ? [[field.path, "on"]] : [];
    default:
      return [[field.path, field.value]];
  }
}

test("saving the form of any document without a change leaves nothing to publish", async () => {
  const { content, edit, post, saved } = startContent();
  for (const { name } of content.list()) {
    expect(await edit(name, await post(name)), name).toEqual({ status: "saved" });
  }
  expect((await saved()).rows).toEqual([]);
});

test("adding, moving or removing a list entry in a studio form does not yet save anything", async () => {
  const { edit, post, saved } = startContent();
  const dates = async (intent: string) => {
    const editing = await edit("start-dates", await post("start-dates", { intent }));
    if (editing?.status !== "changed" || editing.form.field.kind !== "group") throw new Error();
    const [, list] = editing.form.field.fields;
    if (list?.kind !== "list") throw new Error();
    return { focus: editing.focus, labels: list.items.map(({ label }) => label) };
  };
  const added = await dates("add:startDates");
  expect(added.focus).toBe("startDates/11");
  expect(added.labels).toHaveLength(12);
  expect((await dates("down:startDates/0")).labels.slice(0, 2)).toEqual([
    "6 January 2025",
    "2 November 2024",
  ]);
  expect((await dates("up:startDates/1")).focus).toBe("startDates/0");
  expect((await dates("remove:startDates/10")).labels.at(-1)).toBe("6 October 2025");
  for (const nonsense of ["up:startDates/0", "down:startDates/99", "remove:nowhere/0", "add:x"]) {
    expect((await dates(nonsense)).labels).toHaveLength(11);
  }
  expect((await saved()).rows).toEqual([]);
});

test("an optional fact is included with empty fields, saved with a value, and left out again", async () => {
  const { edit, post, saved } = startContent();
  const include = await post("course-details", { intent: "include:classSize" });
  expect(await edit("course-details", include)).toMatchObject({
    status: "changed",
    focus: "classSize",
  });
  const typed = { "classSize/given": "yes", "classSize/most": "12" };
  expect((await edit("course-details", await post("course-details", typed)))?.status).toBe("saved");
  expect((await saved()).documents["course-details"]).toMatchObject({ classSize: { most: 12 } });
  const out = await edit(
    "course-details",
    await post("course-details", { intent: "leave-out:classSize" }),
  );
  expect(out?.status).toBe("changed");
});

test("a form with mistakes is not saved, and each mistake is reported with its field", async () => {
  const { edit, post, saved } = startContent();
  const whole = "must be a whole number such as 1299, without a dot or a comma.";
  for (const amount of ["1,349", "1.299", "0x10", "1e3", "1".repeat(30)]) {
    const typed = { "price/amount": amount, hours: "" };
    expect(await edit("course", await post("course", typed))).toMatchObject({
      status: "mistakes",
      mistakes: ["hours is empty.", `price, amount ${whole}`],
    });
  }
  expect((await saved()).rows).toEqual([]);
});

test("if somebody else has saved the form meanwhile, the differences are shown before anything is overwritten", async () => {
  const { edit, post, saved } = startContent();
  const mine = await post("school", { name: "My School" });
  const same = await post("school", { name: "Her School" });
  expect((await edit("school", await post("school", { name: "Her School" })))?.status).toBe(
    "saved",
  );
  const editing = await edit("school", mine);
  expect(editing).toMatchObject({
    status: "conflict",
    differences: [{ label: "Name", yours: "My School", theirs: "Her School" }],
  });
  expect((await saved()).documents["school"]).toMatchObject({ name: "Her School" });
  expect(await edit("school", same), "the same values, posted twice").toEqual({ status: "saved" });
  if (editing?.status !== "conflict") return;
  const again = new Map([...mine, ["version", editing.form.version]]);
  expect((await edit("school", again))?.status).toBe("saved");
  expect((await saved()).documents["school"]).toMatchObject({ name: "My School" });
});

test("a form that was opened before somebody published its document does not bring back what it showed", async () => {
  const { edit, post, saved, publish } = startContent();
  const mine = await post("school", { phone: "+52 322 111 1111" });
  await edit("school", await post("school", { name: "Her School" }));
  await publish();
  expect(await edit("school", mine)).toMatchObject({
    status: "conflict",
    differences: [{ label: "Name" }, { label: "Phone" }],
  });
  expect((await saved()).rows).toEqual([]);
});

test("going back to what visitors see shows what is thrown away first, and nothing that somebody has saved since", async () => {
  const { content, edit, post, saved } = startContent();
  expect(await content.open("chat")).toMatchObject({ isChanged: false });
  await edit("chat", await post("chat", { greeting: "One" }));
  expect(await content.open("chat")).toMatchObject({ isChanged: true });
  const asked = await edit("chat", await post("chat", { intent: "discard" }));
  expect(asked).toMatchObject({
    status: "discarding",
    differences: [{ label: "Greeting", yours: "One" }],
  });
  const now = await post("chat", { intent: "discard-now" });
  await edit("chat", await post("chat", { greeting: "Two" }));
  expect(await edit("chat", now)).toMatchObject({
    status: "conflict",
    differences: [{ yours: "One", theirs: "Two" }],
  });
  const again = await post("chat", { intent: "discard-now" });
  expect(await edit("chat", again)).toEqual({ status: "discarded" });
  expect((await saved()).rows).toEqual([]);
});
