import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Milliseconds after which a git command is killed, for example when a hook hangs. */
const TIMEOUT = 20_000;

/**
 * Commits what changed in content/, and nothing else.
 * @returns a sentence about the commit; git is optional, so its errors do not stop a publish
 */
export async function commitContent(site: string, subject: string): Promise<string | undefined> {
  const git = (...options: string[]) =>
    run("git", ["-c", "commit.gpgsign=false", ...options], {
      cwd: site,
      timeout: TIMEOUT,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    });
  try {
    const { stdout } = await git("status", "--porcelain", "--", "content");
    if (stdout.trim() === "") return undefined;
  } catch {
    // No git, or no repository.
    return undefined;
  }
  try {
    await git("add", "--all", "--", "content");
    await git("commit", "--quiet", "--message", subject, "--only", "--", "content");
    return "The change is kept in git.";
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
    return `The change was published, but not kept in git: ${said.trim().split("\n")[0]}`;
  }
}
