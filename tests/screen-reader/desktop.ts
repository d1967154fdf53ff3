import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

import { endChild } from "../support/processes/start-program.ts";
import type { ScreenReaderPrograms } from "../../tools/programs/programs.ts";

const run = promisify(execFile);

export type Desktop = Awaited<ReturnType<typeof startDesktop>>;

/** Starts a virtual display with its own message bus and accessibility bus. */
export async function startDesktop(programs: ScreenReaderPrograms) {
  const folder = mkdtempSync(join(tmpdir(), "desktop-"));
  const children: ChildProcess[] = [];

  /** Starts a program that is stopped when the desktop is closed. */
  function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
    const stdio = ["ignore", "pipe", "ignore", "pipe"] as const;
    // If the test process is killed, the kernel also ends the program: it cannot outlive the run.
    const ending = ["--pdeathsig", "TERM", program, ...args];
    const child = spawn(programs.endWithParent, ending, { env, stdio: [...stdio] });
    children.push(child);
    return child;
  }

  /** Waits for the first line that a program writes to a file descriptor. */
  async function firstLine(child: ChildProcess, file: 1 | 3): Promise<string> {
    const stream = child.stdio[file];
    if (!stream || !("read" in stream)) throw new Error("There is nothing to read.");
    const [line] = await once(createInterface(stream), "line");
    return String(line).trim();
  }

  const home = {
    ...process.env,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: "en_US.UTF-8",
    LC_ALL: "C.UTF-8",
    // Settings in memory: the default backend starts a service that would outlive the desktop.
    GSETTINGS_BACKEND: "memory",
  };
  // A high display number: X clients could find another container's socket for a low one.
  const display = `:${2000 + (process.pid % 30_000)}`;
  const options = `${display} -displayfd 3 -screen 0 1300x1000x24 -r -nolisten tcp`;
  const screen = start(programs.screen, options.split(" "), home);
  const withDisplay = { ...home, DISPLAY: `:${await firstLine(screen, 3)}` };
  const bus = start(
    programs.bus,
    ["--session", "--nofork", "--print-address=1", `--address=unix:dir=${folder}`],
    withDisplay,
  );
  const env = {
    ...withDisplay,
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus, 1),
    GNOME_ACCESSIBILITY: "1",
    MOZ_ENABLE_WAYLAND: "0",
    NO_AT_BRIDGE: "0",
  };
  start(programs.windowManager, ["--sm-disable"], env);
  start(programs.accessibilityBus, ["--launch-immediately"], env);
  const call = (...args: string[]) =>
    run(programs.busCall, ["call", "--session", "--timeout=10", "--dest=org.a11y.Bus", ...args], {
      env,
    });
  await run(programs.busCall, ["wait", "--session", "--timeout=20", "org.a11y.Bus"], { env });
  for (const property of ["IsEnabled", "ScreenReaderEnabled"]) {
    const method = "--method=org.freedesktop.DBus.Properties.Set";
    await call("--object-path=/org/a11y/bus", method, "org.a11y.Status", property, "<true>");
  }
  mkdirSync(join(folder, "orca"));

  return {
    env,
    folder,
    start,
    /** Ends all started programs, in reverse order, and deletes the folder. */
    async close() {
      for (const child of children.toReversed()) await end(child);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const impatience = setTimeout(() => child.kill("SIGKILL"), 2000);
  await endChild(child, "SIGTERM");
  clearTimeout(impatience);
}
