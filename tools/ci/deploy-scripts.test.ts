import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const scripts = globSync("deploy/{one,many}/*").filter(
  (file) => !/\.(service|socket|target|timer)$/.test(file),
);
const texts = scripts
  .filter((file) => /^(#!\/bin\/sh|# (A function|Functions))/.test(readText(file)))
  .map((file) => [file, readText(file)] as const);

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The environment after read_settings has read a settings file. */
function readSettings(lines: readonly string[]): string {
  const file = join(temporaryFolder(), "settings.env");
  writeFileSync(file, lines.join("\n"));
  const script = `. "$PWD/deploy/one/read-settings"; read_settings ${file}; env`;
  return execFileSync("sh", ["-euc", script], { encoding: "utf8", env: {} });
}

test("the settings file is data for root’s scripts, as it is for systemd: nothing in it is run", ({
  skip,
}) => {
  skip(!process.getuid, "Windows has no sh.");
  const folder = temporaryFolder();
  const found = readSettings([
    "# a comment",
    `SMTP_URL=smtps://website:a;touch ${folder}/run;$(touch ${folder}/run)\`touch ${folder}/run\`@mail`,
    "MAIL_TO='school@example.com'  ",
    String.raw`MAIL_FROM="a \"b\" \$c"`,
    "not a setting",
    `X;touch ${folder}/run=1`,
    "LAST=without a line break",
  ]);
  expect(globSync(`${folder}/*`)).toEqual([]);
  expect(found).toContain(`SMTP_URL=smtps://website:a;touch ${folder}/run;$(touch`);
  expect(found).toContain("MAIL_TO=school@example.com\n");
  expect(found).toContain('MAIL_FROM=a "b" $c\n');
  expect(found).toContain("LAST=without a line break\n");
});

test("every script of the server is correct shell, and none runs the settings file", ({ skip }) => {
  skip(!process.getuid, "Windows has no sh.");
  expect(texts.length).toBeGreaterThan(6);
  for (const [file, text] of texts) {
    execFileSync("sh", ["-n", file]);
    expect(text, file).not.toMatch(/\. "?(\$settings|\/etc\/banderas-tefl)/);
  }
});

test("root’s units and scripts write nothing in the folders of the site’s user, where a link could lead anywhere", () => {
  const units = globSync("deploy/one/*.service").map((file) => [file, readText(file)] as const);
  const ofRoot = units.filter(([, unit]) => !/^User=/m.test(unit));
  expect(ofRoot.map(([file]) => file)).toHaveLength(2);
  for (const [file, unit] of ofRoot) {
    for (const [command] of unit.matchAll(/^ExecStart=.*$/gm)) {
      expect(command, file).not.toMatch(/\/var\/lib\/banderas-tefl\//);
    }
  }
  const writing =
    /(?:\btouch|\bcp|\bmv|\btee|\bchown|>)[^\n|]*(?:\$data\/|\/var\/lib\/banderas-tefl\/)/;
  for (const [file, text] of texts) expect(text, file).not.toMatch(writing);
});

test("a copy elsewhere counts only while there is a backup of the last two days", ({ skip }) => {
  skip(!process.getuid, "Windows has no sh.");
  const unit = readText("deploy/one/banderas-tefl-off-site.service");
  const [, script = ""] = /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
  const folder = temporaryFolder();
  const isNew = () =>
    spawnSync("sh", ["-c", script.replace("/var/lib/banderas-tefl-backups", folder)]).status === 0;
  const file = join(folder, "site-2025-01-06.dump");
  writeFileSync(file, "");
  expect(isNew()).toBe(true);
  const before = Date.now() / 1000 - 2.5 * 86_400;
  utimesSync(file, before, before);
  expect(isNew()).toBe(false);
});

test("no guide puts a slow password hash in front of a public port", () => {
  const files = [...globSync("deploy/**/*"), ...globSync("docs/*.md"), "README.md", "SECURITY.md"];
  const guiding = files.filter((file) => /basic_?auth|auth_basic|htpasswd/i.test(readText(file)));
  expect(guiding).toEqual([]);
});
