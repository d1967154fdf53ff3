import { chmodSync, cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import type { Field } from "../../contract/content-editing.ts";
import { createDrafts } from "../preview/drafts.ts";
import { createContentFiles } from "./content-files.ts";
import { createPictureStore } from "../pictures/picture-store.ts";
import { createSiteContent } from "./site-content.ts";
import { temporaryFolder } from "../../../tests/support/server/temporary-folder.ts";

/** The studio's content, with its files in a temporary folder. */
function startContent() {
  const folder = temporaryFolder();
  cpSync("tests/specification/content-data", join(folder, "data"), { recursive: true });
  let time = Date.parse("2027-01-01T00:00:00Z");
  const now = () => (time += 1000);
  const content = createSiteContent({
    files: createContentFiles(join(folder, "data"), join(folder, "history"), now),
    drafts: createDrafts(),
    media: { hasPicture: () => true, hasFile: () => true, uploads: new Map() },
    pictures: ["people/helen", "people/kenji", "spots/step-date"],
    store: createPictureStore(join(folder, "pictures"), now),
  });
  const path = (name: string) => join(folder, "data", `${name}.json`);
  return {
    content,
    edit: (name: string, texts: ReadonlyMap<string, string>) =>
      content.edit(name, { texts, files: new Map() }),
    pathOf: path,
    textOf: (name: string) => readFileSync(path(name), "utf8"),
    dataOf: (name: string): unknown => JSON.parse(readFileSync(path(name), "utf8")),
    writeByHand: (name: string, text: string) => writeFileSync(path(name), text),
    /** What a browser posts: the form's stored values, replaced by what is typed. */
    post(name: string, typed: Record<string, string> = {}) {
      const form = content.open(name);
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

test("saving the form of any data file without a change keeps the file’s content", async () => {
  const { content, edit, post, dataOf } = startContent();
  for (const { name } of content.list()) {
    const before = dataOf(name);
    expect(await edit(name, post(name)), name).toEqual({ status: "saved" });
    expect(dataOf(name), name).toEqual(before);
  }
});

test("a saved file keeps its mode, so that the website of another user can still read it", async () => {
  const { edit, post, pathOf } = startContent();
  chmodSync(pathOf("school"), 0o640);
  await edit("school", post("school", { name: "My School" }));
  expect(statSync(pathOf("school")).mode & 0o777).toBe(0o640);
});

test("adding, moving or removing a list entry in a studio form does not yet change the data file", async () => {
  const { edit, post, textOf } = startContent();
  const before = textOf("start-dates");
  const dates = async (intent: string) => {
    const editing = await edit("start-dates", post("start-dates", { intent }));
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
  expect(textOf("start-dates")).toBe(before);
});

test("an optional fact is included with empty fields, saved with a value, and left out again", async () => {
  const { edit, post, dataOf } = startContent();
  const editing = await edit(
    "course-details",
    post("course-details", { intent: "include:classSize" }),
  );
  expect(editing).toMatchObject({ status: "changed", focus: "classSize" });
  const typed = { "classSize/given": "yes", "classSize/most": "12" };
  expect((await edit("course-details", post("course-details", typed)))?.status).toBe("saved");
  expect(dataOf("course-details")).toMatchObject({ classSize: { most: 12 } });
  const out = await edit(
    "course-details",
    post("course-details", { intent: "leave-out:classSize" }),
  );
  expect(out?.status).toBe("changed");
});

test("a form with mistakes is not saved, and each mistake is reported with its field", async () => {
  const { edit, post, textOf } = startContent();
  const before = textOf("course");
  const whole = "must be a whole number such as 1299, without a dot or a comma.";
  for (const amount of ["1,349", "1.299", "0x10", "1e3", "1".repeat(30)]) {
    const editing = await edit("course", post("course", { "price/amount": amount, hours: "" }));
    expect(editing).toMatchObject({
      status: "mistakes",
      mistakes: ["hours is empty.", `price, amount ${whole}`],
    });
  }
  expect(textOf("course")).toBe(before);
});

test("if somebody else has saved the form meanwhile, the differences are shown before anything is overwritten", async () => {
  const { edit, post, dataOf } = startContent();
  const mine = post("school", { name: "My School" });
  expect((await edit("school", post("school", { name: "Her School" })))?.status).toBe("saved");
  const editing = await edit("school", mine);
  expect(editing).toMatchObject({
    status: "conflict",
    differences: [{ label: "Name", yours: "My School", theirs: "Her School" }],
  });
  expect(dataOf("school")).toMatchObject({ name: "Her School" });
  if (editing?.status !== "conflict") return;
  const again = new Map([...mine, ["version", editing.form.version]]);
  expect((await edit("school", again))?.status).toBe("saved");
});

test("changes are undone one by one, and a data file broken by hand opens with its last readable version", async () => {
  const { content, edit, post, dataOf, textOf, writeByHand } = startContent();
  const before = textOf("chat");
  await edit("chat", post("chat", { greeting: "One" }));
  await edit("chat", post("chat", { greeting: "Two" }));
  writeByHand("chat", "{ broken");
  expect(content.open("chat")).toMatchObject({ unreadable: expect.stringContaining("JSON") });
  expect(await edit("chat", new Map([["intent", "undo"]]))).toEqual({ status: "undone" });
  expect(dataOf("chat")).toMatchObject({ greeting: "One" });
  await edit("chat", new Map([["intent", "undo"]]));
  expect(JSON.parse(textOf("chat"))).toEqual(JSON.parse(before));
  expect(content.open("chat")?.hasUndo).toBe(false);
});
