import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

const { R_OK, W_OK, X_OK } = constants;

/**
 * Why this process may not use files of one folder, and the command that lets it. Undefined if it
 * may use them, or on systems without such users. Users are numbers: containers have other names.
 * @param access `write` includes creating files in the folder
 */
export function accessProblem(files: readonly [string, ...string[]], access: "read" | "write") {
  if (!process.getuid) return undefined;
  const paths = files.map((file) => resolve(file));
  const folder = existingFolder(dirname(resolve(files[0])));
  const needed =
    access === "write" ? { file: R_OK | W_OK, folder: W_OK | X_OK } : { file: R_OK, folder: X_OK };
  const refused = [
    ...(refusal(folder, needed.folder) ? [folder] : []),
    ...paths.filter((path) => existsSync(path) && refusal(path, needed.file)),
  ];
  const [first] = refused;
  if (first === undefined) return undefined;
  if (refusal(first, W_OK) === "EROFS") return `${first} can only be read: it is mounted so.`;
  const [owner, user] = [statSync(first).uid, process.getuid()];
  const command = owner === user ? "chmod u+rwX" : `chown ${user}:${process.getgid?.()}`;
  return `${first} belongs to user ${owner}, and this process runs as user ${user}. This lets it: ${command} ${refused.join(" ")}`;
}

/** A refused access to a file as sentences instead of a stack; undefined for other errors. */
export function describeFileError(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("path" in error) || typeof error.path !== "string") return;
  const problem = accessProblem([error.path], "read") ?? accessProblem([error.path], "write");
  return [`${error.message}.`, problem].filter(Boolean).join(" ");
}

/** The code of the error with which the system refuses an access; undefined if it does not. */
function refusal(path: string, mode: number): string | undefined {
  try {
    accessSync(path, mode);
    return undefined;
  } catch (error) {
    return String(error instanceof Error && Reflect.get(error, "code"));
  }
}

/** A folder, or the nearest above it that exists, as far as this process can see. */
function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder));
}
