import { describe, expect, test } from "vitest";

import { sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { runDesk } from "../../tests/support/server/spawn-desk.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

describe("the desk CLI", { timeout: 60_000 }, () => {
  test("after wrong arguments, the desk CLI explains the mistake in a sentence and exits with code 2", async () => {
    for (const [typed, sentence] of [
      [[], "Usage: npm run desk --"],
      [["lits"], "Did you mean list?"],
      [
        ["list", "--state", "lost"],
        "Allowed choices are waiting, sent, kept, dead, held, advertising.",
      ],
      [["list", "--from", "2025-02-30"], "Write a day of the calendar, such as 2025-01-06."],
      [["list", "--limit", "0"], "Write a whole number above 0."],
      [["purge", "--older-than", "90"], "Write a number of days, such as 90d."],
      [["purge", "--yes"], "required option '--older-than <days>'"],
      [["export"], "name a format"],
      [["erase", ""], "Write one e-mail address, such as mina@example.com."],
      [["erase", "example.com", "--yes"], "Write one e-mail address"],
      [["erase", "the", "--yes"], "Write one e-mail address"],
      [["resend"], "name either a submission or --dead"],
      [["resend", "one", "--dead"], "name either a submission or --dead"],
    ] as const) {
      const run = await runDesk({}, ...typed);
      expect(run, typed.join(" ")).toMatchObject({ code: 2, out: "" });
      expect(run.notes).toContain(sentence);
    }
  });

  test("a command for an unknown submission id exits with code 1 and says so in a sentence", async () => {
    const { url } = await sqliteDatabase();
    for (const typed of [
      ["list", "--before", "nobody"],
      ["show", "nobody"],
      ["resend", "nobody"],
      ["release", "nobody"],
    ]) {
      expect(await runDesk({ DATABASE_URL: url }, ...typed), typed.join(" ")).toMatchObject({
        code: 1,
        out: "",
        notes: "There is no submission nobody.\n",
      });
    }
  });

  test("prints help with an example for every command, even when a setting is wrong", async () => {
    const help = await runDesk({ DATABASE_URL: "nonsense" }, "--help");
    expect(help).toMatchObject({ code: 0, notes: "" });
    expect(help.out).toContain("Exit codes: 0 done, 1 failed (a sentence says why), 2 wrong usage");
    const commands = help.out.matchAll(/^ {2}([\w-]+)(?: \S+)* {2,}\S/gm);
    const names = [...commands].map(([, name]) => name ?? "").filter((name) => name !== "help");
    expect(names).toHaveLength(15);
    const helps = await Promise.all(names.map((name) => runDesk({}, name, "--help")));
    for (const [index, { code, out }] of helps.entries()) {
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`Examples?:\\n(.*\\n)* +npm run .*desk -- ${names[index]}`));
    }
  });

  test("reports a missing database instead of creating it, and names a setting that is wrong", async () => {
    const folder = temporaryFolder();
    const missing = await runDesk({ DATABASE_URL: `sqlite:${folder}/a/site.db` }, "stats");
    expect(missing).toMatchObject({ code: 1, out: "" });
    expect(missing.notes).toMatch(/^There is no database at .*a\/site\.db\./);
    const again = await runDesk({ DATABASE_URL: `sqlite:${folder}/a/site.db` }, "stats");
    expect(again.notes).toBe(missing.notes);
    const wrong = await runDesk({ DATABASE_URL: "site.db" }, "stats");
    expect(wrong.code).toBe(1);
    expect(wrong.notes).toContain("DATABASE_URL must be sqlite:<file>");
  });
});
