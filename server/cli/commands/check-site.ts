import type { Command } from "commander";

import { SentenceError } from "#content/sentence-error.ts";
import type { Check } from "../../admin/health/check.ts";
import { createHealthChecks } from "../../admin/health/health-checks.ts";
import { createMailServerCheck } from "../../admin/health/mail-checks.ts";
import { machineWith } from "../../admin/machine.ts";
import { withStore } from "../../admin/open-store.ts";
import { systemClock } from "../../core/clock.ts";
import { dataFolder } from "../../core/settings/database-url.ts";
import { createMailRecords } from "../../mail/dns/mail-records.ts";
import { type Desk, knownSchool, mailAccount } from "../desk.ts";

export function addCheck(program: Command, desk: Desk): void {
  program
    .command("check")
    .summary("say what needs attention: database, mail server, DNS, backup, disk, publishing")
    .description(`Says what the studio's page “For your technician” says, and fails if anything
needs attention. Writes something small to the database, looks up the school's DNS records, and
greets the mail server, with the login that SMTP_URL names, without sending anything.

Example:
  npm run desk -- check && echo "All is well"`)
    .action(() => checkSite(desk));
}

async function checkSite(desk: Desk): Promise<void> {
  const settings = desk.readSettings();
  const school = await knownSchool(desk, settings);
  const checks = await createHealthChecks({
    content: () => ({ school }),
    settings,
    use: (work) => withStore(settings, work),
    machine: machineWith(dataFolder(settings)),
    mailServer: createMailServerCheck(mailAccount(desk, settings), systemClock),
    mailRecords: createMailRecords(settings, desk.dns),
    clock: { ...systemClock, now: desk.now },
  })();
  const wrong = checks.filter(({ state }) => state === "attention");
  for (const check of checks) if (!wrong.includes(check)) desk.screen.print(linesOf(check));
  if (wrong.length > 0) throw new SentenceError(wrong.map(linesOf).join("\n"));
}

function linesOf({ title, says, todo, details = [] }: Check): string {
  const first = [`${title}: ${says}`, todo].filter(Boolean).join(" ");
  return [first, ...details.map((detail) => `  ${detail}`)].join("\n");
}
