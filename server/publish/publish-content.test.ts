import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";

import { contentServices, origin } from "../../tests/support/content/test-content.ts";
import { databases } from "../../tests/support/databases/databases.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { hasPostgres } from "../../tests/support/databases/temporary-postgres.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { fillUp, smallDisk } from "../../tests/support/processes/small-disk.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { contentUpgrades } from "../store/content/content-upgrades.ts";
import { postgresEngine } from "../store/engines/postgres.ts";
import { sqliteEngine } from "../store/engines/sqlite.ts";
import { readDraft, saveDraft, hashOf } from "./content-draft.ts";
import type { ContentServices } from "./content-services.ts";
import { publishContent, undoPublish, useVersion } from "./publish-content.ts";
import { Overtaken } from "./publish-problem.ts";

async function change(services: ContentServices, price: string, by = "ana") {
  const seen = hashOf(await readDraft(services), "course");
  await saveDraft({ name: "course", value: { price }, seen, by }, services);
}

async function publish(services: ContentServices, by = "ana") {
  return publishContent({ ...(await readDraft(services)), by }, services);
}

/** The prices of what visitors see, and of the draft. */
async function prices({ content }: ContentServices) {
  const version = await content.versions.toShow();
  const { documents } = await content.drafts.over(version?.documents ?? origin);
  return [version?.documents ?? origin, documents].map(({ course }) => Object(course).price);
}

describe.each(databases)("publishing on %s", (_name, openDatabase) => {
  const open = async (changed: Partial<ContentServices> = {}) => {
    const database = await openDatabase();
    return { ...database, services: contentServices(database, changed) };
  };

  test("the draft is shown to visitors, with who changed what, and the draft is empty then", async () => {
    const { services } = await open();
    await change(services, "2");
    const request = { ...(await readDraft(services)), by: "ben", message: "For summer" };
    expect(await publishContent(request, services)).toMatchObject({ version: 1 });
    expect(await services.content.versions.history(9)).toMatchObject([
      {
        version: 1,
        by: "ben",
        message: "For summer",
        changes: [{ field: "Course, price", before: "1", after: "2" }, { field: "Course, weeks" }],
      },
    ]);
    expect((await readDraft(services)).rows).toEqual([]);
    await expect(publish(services)).rejects.toThrow("There is nothing to publish");
  });

  test("every mistake is named, and a version that cannot be rendered is refused: visitors and the draft keep what they have", async () => {
    const { services } = await open();
    await change(services, "2");
    const mistakes = ["course: price is odd.", "school: name is missing."];
    await expect(publish({ ...services, check: () => mistakes })).rejects.toThrow(
      [...mistakes, "Visitors see the site as it was before."].join("\n"),
    );
    const render = () => Promise.reject(new Error("No heading on /apply"));
    await expect(publish({ ...services, render })).rejects.toThrow("No heading on /apply");
    expect(await prices(services)).toEqual(["1", "2"]);
    await publish(services);
    await change(services, "3");
    await publish(services);
    await expect(undoPublish("ana", { ...services, render })).rejects.toThrow("No heading");
    expect(await prices(services)).toEqual(["3", "3"]);
  });

  test("pages are rendered from the documents that are stored, after the check", async () => {
    const rendered: unknown[] = [];
    const { services } = await open({ render: async (documents) => void rendered.push(documents) });
    await change(services, "2");
    await publish(services);
    expect(rendered).toEqual([{ ...origin, course: { price: "2" } }]);
  });

  test("of two people who publish at once the second is told who was faster, and can publish then", async () => {
    const { services, openAgain } = await open();
    await change(services, "2");
    const drafts = await Promise.all([readDraft(services), readDraft(services)]);
    const other = { ...services, content: (await openAgain()).content };
    await publishContent({ ...drafts[0], by: "ana" }, services);
    const late = publishContent({ ...drafts[1], by: "ben" }, other);
    await expect(late).rejects.toThrow(Overtaken);
    await expect(late).rejects.toThrow("ana has published version 1 meanwhile.");
    await change(other, "3", "ben");
    expect(await publish(other, "ben")).toMatchObject({ version: 2 });
  });

  test("undo goes back one publish at a time, to what the site began with, and any version can be shown again", async () => {
    const { services } = await open();
    await expect(undoPublish("ana", services)).rejects.toThrow("There is nothing to undo");
    for (const price of ["2", "3"]) {
      await change(services, price);
      await publish(services);
    }
    expect(await undoPublish("ana", services)).toEqual({ version: 1 });
    expect(await undoPublish("ana", services)).toEqual({ version: 0 });
    expect(await prices(services)).toEqual(["1", "1"]);
    await expect(undoPublish("ana", services)).rejects.toThrow("There is nothing to undo");
    expect(await useVersion(2, "ben", services)).toEqual({ version: 2 });
    expect(await prices(services)).toEqual(["3", "3"]);
    await expect(useVersion(2, "ben", services)).rejects.toThrow("Visitors see version 2 already.");
    await expect(useVersion(9, "ben", services)).rejects.toThrow("There is no version 9.");
    await expect(useVersion(0, "ana", services, 1)).rejects.toThrow(
      "ben has gone back to version 2",
    );
  });

  test("a publisher that is killed before the commit leaves nothing behind", async () => {
    const { services, url } = await open();
    await change(services, "2");
    const publisher = spawn(process.execPath, ["tests/support/content/publish-without-commit.ts"], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(publisher.stdout, "data");
    publisher.kill("SIGKILL");
    await once(publisher, "exit");
    expect(await prices(services)).toEqual(["1", "2"]);
    expect(await services.content.versions.history(9)).toEqual([]);
    expect(await services.content.versions.read(1)).toBeUndefined();
    expect(await publish(services)).toMatchObject({ version: 1 });
  });

  test("content of a newer release is not changed, and an older version can be shown in its place", async () => {
    const { services, openEngine } = await open();
    await change(services, "2");
    await publish(services);
    const store = await temporaryStore(openEngine(), [
      ...contentUpgrades,
      (documents) => documents,
    ]);
    const newer = { ...services, content: store.content };
    await change(newer, "3");
    await publish(newer);
    await expect(publish(services)).rejects.toThrow("A newer release of the site has changed");
    await expect(undoPublish("ana", services)).rejects.toThrow("A newer release of the site");
    expect(await useVersion(1, "ana", services)).toEqual({ version: 1 });
  });
});

test("on a full disk nothing is published, and a sentence says so", async (context) => {
  const folder = smallDisk();
  if (!folder) return context.skip("No small disk can be mounted here.");
  const openEngine = () => sqliteEngine(`${folder}/site.db`);
  const store = await temporaryStore(openEngine());
  const services = contentServices({ store, openEngine });
  await change(services, "2");
  const draft = await readDraft(services);
  const makeRoom = fillUp(folder);
  const large = { ...draft, documents: { ...draft.documents, home: "x".repeat(1e6) }, by: "ana" };
  await expect(publishContent(large, services)).rejects.toThrow("The disk is full.");
  makeRoom();
  expect(await prices(services)).toEqual(["1", "2"]);
  expect(await publishContent(large, services)).toMatchObject({ version: 1 });
});

test.skipIf(!hasPostgres)(
  "a database that goes away in the middle of a publish is a sentence, and nothing is published",
  async () => {
    const server = await startPostgres(String(postgresqlPrograms()));
    onTestFinished(() => server.remove());
    const openEngine = () => postgresEngine(server.url("postgres"), () => {});
    const store = await temporaryStore(openEngine());
    const services = contentServices({ store, openEngine });
    await change(services, "2");
    await expect(publish({ ...services, render: server.kill })).rejects.toThrow(
      "The database went away",
    );
    await server.start();
    expect(await prices(services)).toEqual(["1", "2"]);
    expect(await publish(services)).toMatchObject({ version: 1 });
  },
);
