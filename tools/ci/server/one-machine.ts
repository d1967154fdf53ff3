import type { Browser } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { startMailServer, type MailServer } from "#tests/support/mail/mail-server.ts";
import { compareWithMails } from "#tests/support/processes/compare-with-mails.ts";
import { WAY_OUT } from "./debian-root.ts";
import { limitMemory, type MemoryLimit } from "./memory-limit.ts";
import { keepNodeCurrent } from "./newer-node.ts";
import { bootDebian, type Machine } from "./nspawn.ts";
import { changeAndPublish, EVERYTHING, expectSeen, NOTHING, seeSoon, takeBack } from "./owner.ts";
import type { Releases } from "./releases.ts";
import { DEPLOY, expectBoth, refuseReleases, upgradeCode } from "./upgrades.ts";
import { inWords, senders, SITE, visitDuring } from "./visitors.ts";
import { expect, tell, timed } from "./walk-log.ts";

const STUDIO = "http://localhost:1090";
const ADDRESS = "www.example.com";
const STUDIO_HOST = "studio.example.com";
/** What a machine of 1 GB has beside its kernel. */
const MEGABYTES = 960;

interface Walk {
  machine: Machine;
  boot: () => Promise<Machine>;
  memory: MemoryLimit | undefined;
  releases: Releases;
  browser: Browser;
  mailServer: MailServer;
}

/** Installs the site on a machine with systemd, and lets its owner and its technician at it. */
export async function walkOneMachine(
  root: string,
  nodeMirror: string,
  releases: Releases,
  browser: Browser,
): Promise<void> {
  // In the place of Let's Encrypt, which this machine cannot reach.
  for (const name of [ADDRESS, STUDIO_HOST]) {
    mkdirSync(join(root, "etc/letsencrypt/live", name), { recursive: true });
    writeFileSync(join(root, "etc/letsencrypt/live", name, "fullchain.pem"), "");
  }
  const memory = limitMemory(MEGABYTES);
  if (!memory) tell("memory is not limited: this system does not let root do that");
  const folders = [`--bind-ro=${nodeMirror}`, `--bind-ro=${releases.origin}`];
  const environment = { ...WAY_OUT, NODE_MIRROR: `file://${nodeMirror}` };
  const mailServer = await startMailServer({ port: 2525 });
  const boot = () => bootDebian(root, folders, environment, memory?.enter ?? []);
  const machine = await timed("boot", boot);
  const walk: Walk = { machine, boot, memory, releases, browser, mailServer };
  try {
    for (const step of [
      install,
      publish,
      upgradeCode,
      refuseReleases,
      renewCertificate,
      keepNodeCurrent,
      compareMails,
      restore,
      giveStudioItsHost,
      restart,
    ]) {
      await timed(step.name, () => step(walk));
      if (memory) {
        tell(`memory: ${memory.peak()} MB at most, of ${MEGABYTES}`);
        expect(memory.kills() === 0, "the kernel has ended no process for it");
      }
    }
    const { output } = await walk.machine.run("du --summarize --block-size=M --one-file-system /");
    tell(`disk: ${output}`);
  } finally {
    await walk.machine.powerOff();
    await mailServer.close();
    memory?.remove();
  }
  tell("the walk on one machine is over");
}

async function install({ machine, releases }: Walk): Promise<void> {
  await machine.run(`git clone --quiet ${releases.origin} /root/banderas-tefl`);
  const command = `/root/banderas-tefl/deploy/one/install ${ADDRESS}`;
  const first = await timed("until it asks for the mail server", () => machine.run(command));
  const isAsking = first.code === 1 && first.output.includes("Write the mail server");
  expect(isAsking, "install stops for the settings", first.output);
  await machine.run(`cat >> /etc/banderas-tefl.env << 'END'
SMTP_URL='smtp://127.0.0.1:2525?tls=never'
MAIL_FROM='website@banderas-tefl.example'
RATE_LIMIT=1000000
END
sed -i -E '/website:password|@example.com/d' /etc/banderas-tefl.env`);
  await succeed(machine, command, "install succeeds");
  for (const unit of ["banderas-tefl", "banderas-tefl-studio"]) {
    await succeed(machine, `systemctl is-active ${unit}`, `${unit} runs`);
    const { output } = await machine.run(`systemd-analyze security --no-pager ${unit}`);
    const [, exposure = ""] = /exposure level for \S+: (\S+)/.exec(output) ?? [];
    expect(Number(exposure) <= 1.2, `${unit}: exposure level ${exposure}`, output);
  }
  const studio = await succeed(machine, "studio", "the command studio says where it is");
  expect(studio.includes(STUDIO), "it is on localhost", studio);
}

async function publish({ machine, browser }: Walk): Promise<void> {
  await machine.run("touch /root/installed");
  const { visit } = await visitDuring(SITE, () => changeAndPublish(browser, STUDIO, SITE));
  expect(visit.failures === 0, inWords(visit));
  const { output } = await machine.run("find /opt /etc /usr /home -newer /root/installed -type f");
  expect(output === "", "nothing was written outside of the data folder", output);
}

/** nginx gets another certificate five times, as from certbot's timer. */
async function renewCertificate({ machine }: Walk): Promise<void> {
  const shown = async () =>
    (
      await machine.run(
        "openssl s_client -connect 127.0.0.1:443 < /dev/null | openssl x509 -serial",
      )
    ).output;
  const before = await shown();
  const { result, visit } = await visitDuring(
    "https://127.0.0.1",
    () =>
      machine.run(`for each in 1 2 3 4 5; do
      make-ssl-cert generate-default-snakeoil --force-overwrite && systemctl reload nginx || exit 1
      sleep 1
    done`),
    // At a reload nginx closes connections that have not asked yet: 3 of 1,147 requests in 100 reloads.
    2,
  );
  expect(result.code === 0 && (await shown()) !== before, "the certificate is another", before);
  expect(visit.failures === 0, inWords(visit));
}

async function compareMails({ mailServer }: Walk): Promise<void> {
  const compare = () => compareWithMails(senders, mailServer);
  for (let tried = 0; compare().lost > 0 && tried < 600; tried += 1) await pause(100);
  const { promised, lost, duplicates } = compare();
  const sentence = `of ${senders.length} forms ${promised} were accepted, ${lost} not mailed, ${duplicates} mailed twice`;
  expect(promised === senders.length && lost + duplicates === 0, sentence);
}

/** As “Backup and restore” says. */
async function restore({ machine, browser }: Walk): Promise<void> {
  await succeed(machine, "systemctl start banderas-tefl-backup", "a backup is made");
  const drill = await succeed(machine, "desk drill", "desk drill opens it");
  expect(/^sound\tyes/m.test(drill), "it is sound", drill);
  // What the desk says on stderr could come in the middle of a line of stdout.
  const exported = "desk export --json 2> /dev/null";
  const received = () => succeed(machine, exported, "desk export reads everything");
  const before = await received();
  await takeBack(browser, STUDIO, SITE);
  await expectSeen(SITE, NOTHING, "taken back");
  await succeed(
    machine,
    `systemctl stop banderas-tefl banderas-tefl-studio && install -d -m 700 /var/lib/banderas-tefl-broken &&
      mv /var/lib/banderas-tefl/site.db* /var/lib/banderas-tefl-broken/ &&
      install -o banderas-tefl -g banderas-tefl -m 600 \
        "$(ls -1t /var/lib/banderas-tefl-backups/site-2*.db | head -n 1)" /var/lib/banderas-tefl/site.db &&
      systemctl start banderas-tefl banderas-tefl-studio`,
    "the backup is restored",
  );
  await seeSoon(SITE, EVERYTHING);
  await expectBoth("restored");
  const after = await received();
  const others = after.split("\n").filter((line) => !before.includes(line));
  expect(after === before, "the same submissions and mails as before", others.join("\n"));
}

/** The studio gets a host of its own, which plain HTTP does not lead away from. */
async function giveStudioItsHost({ machine }: Walk): Promise<void> {
  const output = await succeed(machine, `${DEPLOY}/install ${STUDIO_HOST}`, "the host is set up");
  expect(output.includes(`The studio: https://${STUDIO_HOST}`), "it says where", output);
  // Right after a reload, nginx's old workers may still answer, by the old configuration.
  const head = `curl --silent --head --header "Host: ${STUDIO_HOST}" http://127.0.0.1/`;
  const isRight = `${head} | grep -qix "location: https://${STUDIO_HOST}/[[:space:]]*"`;
  const waiting = `timeout 10 sh -c 'until ${isRight}; do sleep 0.2; done' || { ${head}; false; }`;
  await succeed(machine, waiting, "plain HTTP leads to the studio");
  const door = await machine.run(
    `curl --silent --insecure --noproxy '*' --include --resolve ${STUDIO_HOST}:443:127.0.0.1 https://${STUDIO_HOST}/`,
  );
  expect(/^location: \/sign-in/im.test(door.output), "it asks who is there", door.output);
}

/** The machine restarts, as after an update of Debian’s kernel. */
async function restart(walk: Walk): Promise<void> {
  const { output } = await walk.machine.run("apt-config dump Unattended-Upgrade::Automatic-Reboot");
  expect(/Automatic-Reboot "true";/.test(output), "it does so by itself", output);
  await walk.machine.powerOff();
  walk.machine = await walk.boot();
  await seeSoon(SITE, EVERYTHING);
  await expectBoth("restarted");
}

/** Runs commands that must succeed; returns what they print. */
async function succeed(machine: Machine, commands: string, sentence: string): Promise<string> {
  const { code, output } = await machine.run(commands);
  expect(code === 0, sentence, output);
  return output;
}
