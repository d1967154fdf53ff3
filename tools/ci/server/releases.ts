import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Releases = ReturnType<typeof openReleases>;

/**
 * Clones the last commit of a repository into a folder: `folder`, which makes new releases of the
 * code. Servers fetch them from `origin`.
 */
export function openReleases(repository: string, parent: string) {
  const origin = join(parent, "site.git");
  const folder = join(parent, "site");
  const run = (...command: string[]) =>
    execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  const branch = ["-c", "init.defaultBranch=main"];
  run(...branch, "init", "--quiet", "--bare", origin);
  run("-C", repository, "push", "--quiet", origin, "HEAD:refs/heads/main");
  run("clone", "--quiet", origin, folder);
  return {
    origin,
    folder,
    newest: () => run("-C", folder, "rev-parse", "HEAD"),
    /** Lets servers fetch a commit as the newest one. */
    offer: (commit: string) =>
      void run("-C", folder, "push", "--quiet", "--force", "origin", `${commit}:main`),
    /** Commits a change to a file on top of the given commit, and lets servers fetch it. */
    release(base: string, file: string, before: string, after: string) {
      run("-C", folder, "reset", "--quiet", "--hard", base);
      const path = join(folder, file);
      const text = readFileSync(path, "utf8");
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(path, text.replace(before, after));
      const author = ["-c", "user.name=Technician", "-c", "user.email=technician@example.com"];
      run("-C", folder, ...author, "commit", "--quiet", "--all", "--message", `Change ${file}`);
      run("-C", folder, "push", "--quiet", "--force", "origin", "HEAD:main");
    },
  };
}
