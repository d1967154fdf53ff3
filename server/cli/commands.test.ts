import { describe, expect, test } from "vitest";

import { runDesk } from "../../tests/support/server/spawn-desk.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

describe("the desk CLI", { timeout: 60_000 }, () => {
  test("after wrong arguments, the desk CLI explains the mistake in a sentence and exits with code 2", async () => {
    for (const [typed, sentence] of [
      [[], "Usage: desk "],
      [["exprot"], "Did you mean export?"],
      [["content"], "Usage: desk content "],
      [["content", "history", "--limit", "many"], "Write a whole number, such as 12."],
      [["purge", "--older-than", "90"], "Write a number of days, such as 90d."],
      [["backup"], "name a file, or a folder with --keep"],
      [["backup", "one.db", "--keep", "folder"], "name a file, or a folder with --keep"],
      [["purge", "--yes"], "required option '--older-than <days>'"],
      [["export"], "name a format"],
      [["erase", ""], "Write one e-mail address, such as mina@example.com."],
      [["erase", "example.com", "--yes"], "Write one e-mail address"],
      [["erase", "the", "--yes"], "Write one e-mail address"],
      ...["anna", "a@b, c@d", "a@b\nBcc: c@d"].map(
        (address) => [["send-test", address], "Write one e-mail address."] as const,
      ),
    ] as const) {
      const run = await runDesk({}, ...typed);
      expect(run, typed.join(" ")).toMatchObject({ code: 2, out: "" });
      expect(run.notes).toContain(sentence);
    }
  });

  test("prints help with an example for every command, even when a setting is wrong", async () => {
    const help = await runDesk({ DATABASE_URL: "nonsense" }, "--help");
    expect(help).toMatchObject({ code: 0, notes: "" });
    expect(help.out).toContain("  desk check\n");
    expect(help.out).toContain("Exit codes: 0 done, 1 failed (a sentence says why), 2 wrong usage");
    const commands = help.out.matchAll(/^ {2}([\w-]+)(?: \S+)* {2,}\S/gm);
    const names = [...commands].map(([, name]) => name ?? "").filter((name) => name !== "help");
    expect(names).toHaveLength(11);
    const ofContent = ["export", "import", "publish", "history", "use", "undo", "check"];
    for (const name of [...names, ...ofContent.map((command) => `content ${command}`)]) {
      const { code, out } = await runDesk({}, ...name.split(" "), "--help");
      expect(code).toBe(0);
      expect(out, "paragraphs in whole lines").not.toMatch(/^\S.{0,30}\n\S/m);
      expect(out).toMatch(new RegExp(`Examples?:\\n(.*\\n)* +desk ${name}`));
    }
  });

  test("reports a missing database instead of creating it, and names a setting that is wrong", async () => {
    const folder = temporaryFolder();
    const missing = await runDesk({ DATABASE_URL: `sqlite:${folder}/a/site.db` }, "resend");
    expect(missing).toMatchObject({ code: 1, out: "" });
    expect(missing.notes).toMatch(/^There is no database at .*a\/site\.db\./);
    const again = await runDesk({ DATABASE_URL: `sqlite:${folder}/a/site.db` }, "resend");
    expect(again.notes).toBe(missing.notes);
    const wrong = await runDesk({ DATABASE_URL: "site.db" }, "resend");
    expect(wrong.code).toBe(1);
    expect(wrong.notes).toContain("DATABASE_URL must be sqlite:<file>");
  });
});
