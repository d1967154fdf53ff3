import { lstat, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import { documentNames, type WrittenDocuments } from "#content/schema/documents.ts";

import { withoutStrayWords } from "#content/schema/own-words.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { ORIGINAL, parseUpload } from "#content/schema/uploaded-picture.ts";
import { contentChanges } from "#server/publish/content-changes.ts";
import { upgraded } from "#server/store/content/content-upgrades.ts";
import { contentHash } from "#server/store/content/content-hash.ts";
import type { StoredPicture, StoredPictures } from "#server/store/content/stored-pictures.ts";
import { causeOf } from "#server/core/error-sentence.ts";

const VERSION = "version.json";
const PICTURES = "pictures";
const PICTURE_RECORD = "picture.json";

const exportedVersion = z.object({
  number: z.int(),
  hash: z.string(),
  /** The hashes of the documents that were imported from this folder since. */
  imported: z.record(z.string(), z.string()).optional(),
});

type ExportedVersion = z.output<typeof exportedVersion>;

export type ContentFolder = Awaited<ReturnType<typeof readContentFolder>>;

/**
 * Writes documents as files, with the pictures that they name.
 * @throws {SentenceError} when the folder has files already
 */
export async function writeContentFolder(
  folder: string,
  documents: WrittenDocuments,
  version: ExportedVersion,
  pictures: StoredPictures,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new SentenceError(
      `The folder ${folder} is not empty; nothing was written. Name another.`,
    );
  }
  // Names in a database from elsewhere could be paths that lead out of the folder.
  for (const name of documentNames) await writeJson(join(folder, `${name}.json`), documents[name]);
  for (const [id, record] of await pictures.records(documents)) {
    const path = join(folder, PICTURES, id);
    await mkdir(path, { recursive: true });
    for (const name of await pictures.fileNames(id)) {
      if (name !== basename(name)) continue;
      await writeFile(join(path, name), (await pictures.file(id, name)) ?? "");
    }
    await writeJson(join(path, PICTURE_RECORD), record);
  }
  await writeJson(join(folder, VERSION), version);
}

/** Notes in an exported folder what was imported, so that it may be changed and imported again. */
export async function noteImport(
  folder: string,
  version: ExportedVersion,
  documents: WrittenDocuments,
): Promise<void> {
  const hashes = Object.entries(documents).map(([name, value]) => [name, contentHash(value)]);
  const imported = { ...version.imported, ...Object.fromEntries(hashes) };
  await writeJson(join(folder, VERSION), { ...version, imported });
}

/**
 * Reads the files of a folder, which may be some of the documents only.
 * @throws {SentenceError} when a file is no document, or cannot be read
 */
export async function readContentFolder(folder: string, known: readonly string[]) {
  const entries = await readdir(folder).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  const files = entries.toSorted().filter((file) => file.endsWith(".json") && file !== VERSION);
  const unknown = files.filter((file) => !known.includes(basename(file, ".json")));
  if (unknown.length > 0 || files.length === 0) {
    const what = unknown.length > 0 ? `${unknown.join(", ")} in ${folder}` : `Nothing in ${folder}`;
    const list = known.map((name) => `${name}.json`).join(", ");
    throw new SentenceError(`${what} is a document of this site. Its documents are: ${list}.`);
  }
  const documents: [string, unknown][] = [];
  for (const file of files)
    documents.push([basename(file, ".json"), await readJson(join(folder, file))]);
  const version = entries.includes(VERSION) && (await readJson(join(folder, VERSION)));
  const written = upgraded(Object.fromEntries(documents));
  const kept = withoutStrayWords(written);
  return {
    /** In the schema of this release, without those that an upgrade adds. */
    documents: Object.fromEntries(documents.map(([name]) => [name, kept[name]])),
    /** The fields, in words, of own words for texts that this release does not have: left out. */
    strayWords: contentChanges(written, kept).map(({ field }) => field),
    /** Undefined in a folder that was not exported. */
    version: exportedVersion.safeParse(version).data,
    pictures: entries.includes(PICTURES) ? await readPictures(join(folder, PICTURES)) : [],
  };
}

/** @throws {SentenceError} when a folder is no picture, or a file of it is missing */
async function readPictures(folder: string): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // Such as the .DS_Store of a Mac's Finder.
    if (!entry.isDirectory()) continue;
    const id = entry.name;
    const path = join(folder, id);
    const record = parseUpload(await readJson(join(path, PICTURE_RECORD)));
    const present = await readdir(path);
    if (!record || !record.files.every((name) => present.includes(name))) {
      throw new SentenceError(`${path} is no picture, or files are missing.`);
    }
    // The crop for narrow screens has no original: the one for wide screens has it.
    const names = present.filter((name) => name === ORIGINAL || record.files.includes(name));
    const files = new Map<string, Uint8Array>();
    for (const name of names) files.set(name, await readOwnFile(join(path, name)));
    pictures.push({ id, record, files });
  }
  return pictures;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function readJson(file: string): Promise<unknown> {
  const bytes = await readOwnFile(file);
  try {
    // Without a byte order mark, with which Windows’ editors may begin a file.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Reads a file of the folder; one that it links to, such as the database, would be published. */
async function readOwnFile(file: string): Promise<Buffer> {
  try {
    if (!(await lstat(file)).isFile()) throw new Error("It is a link or a device");
    return await readFile(file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): SentenceError {
  return new SentenceError(`${file} cannot be read: ${causeOf(error)}.`);
}
