import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

import { type Outcome, start, startNspawn } from "./nspawn.ts";

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** A Debian that systemd has booted, on this process's network. */
export interface BootedDebian {
  /** Runs a command as root; does not throw when the command fails. */
  run: (...command: string[]) => Promise<Outcome>;
  powerOff: () => Promise<void>;
}

/**
 * Boots a Debian with systemd-nspawn.
 * @param folder its root
 * @param options further options of systemd-nspawn, for example folders of this machine
 * @param environment the variables of all commands
 */
export async function bootDebian(
  folder: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<BootedDebian> {
  const nspawn = startNspawn(folder, ["--boot", "--machine=server", ...options]);
  let init = nspawn.firstChild();
  while (init === undefined || nameOf(init) !== "systemd") {
    if (!nspawn.isRunning()) throw new Error((await nspawn.ended).output);
    await pause(100);
    init = nspawn.firstChild();
  }
  const inside = ["--target", String(init), "--all", "--", "env", "--ignore-environment"];
  const variables = Object.entries({ PATH, HOME: "/root", ...environment });
  const enter = [...inside, ...variables.map(([name, value]) => `${name}=${value}`)];
  const run = (...command: string[]) => start("nsenter", [...enter, ...command]).ended;

  // The command fails until systemd takes commands, and then waits for the end of the boot.
  const booted = async () => {
    const { output } = await run("systemctl", "is-system-running", "--wait");
    return /^(running|degraded)$/m.test(output);
  };
  while (!(await booted())) {
    if (!nspawn.isRunning()) throw new Error((await nspawn.ended).output);
    await pause(250);
  }
  return {
    run,
    async powerOff() {
      await run("systemctl", "poweroff");
      await nspawn.ended;
    },
  };
}

function nameOf(pid: number): string {
  return execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" }).trim();
}
