import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Finds the files of the given mails in the local inbox; a file's name contains the mail's id. */
export async function findInboxFiles(
  folder: string,
  mailIds: readonly string[],
): Promise<string[]> {
  const wanted = new Set(mailIds);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .filter((name) => {
      const [, id] = /^[^_]+_(.+)\.eml(?:\.part)?$/.exec(name) ?? [];
      return id !== undefined && wanted.has(id);
    })
    .map((name) => join(folder, name));
}

export async function deleteInboxFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}
