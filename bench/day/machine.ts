import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { freePort, listenOnFreePort } from "../../tests/support/processes/free-port.ts";

/** What a release needs to run. */
const PARTS = "app/ui/picture bench build content forms package.json render server tests/support";
/** Keeps the site's port open, as systemd does, and starts the current release again and again. */
const SYSTEMD = `while :; do
  cd "$1/current" && sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" --import ./bench/day/driven-clock.ts server/main.ts' "$0"
done`;
/** Said by `/readyz`; each release says its own name. */
const READY = '"ready"';

/** A machine as deploy/one sets it up, with a clock that the drill moves. */
export async function openMachine(base: string, settings: Readonly<Record<string, string>>) {
  const data = join(base, "data");
  mkdirSync(data, { recursive: true });
  const port = await freePort();
  let now = Date.now();
  const pids: number[] = [];
  const listening = new Set<Socket>();
  const clock = createServer((socket) => {
    socket.write(`${now}\n`);
    listening.add(socket);
    socket.once("data", (pid) => pids.push(Number(pid)));
    socket.on("error", () => {}).on("close", () => listening.delete(socket));
  });
  const env = {
    PATH: process.env["PATH"],
    DRILL_PORT: String(await listenOnFreePort(clock)),
    ...settings,
  };
  const errors: string[] = [];
  let database = "";
  let stopSite = async () => {};

  /** Lets time pass. */
  function tick(milliseconds: number): void {
    now += milliseconds;
    for (const socket of listening) socket.write(`${milliseconds}\n`);
  }
  const seconds = setInterval(tick, 50, 50);

  function use(name: string): void {
    symlinkSync(join(base, name), join(base, "next"));
    renameSync(join(base, "next"), join(base, "current"));
  }

  /** The name of the release that is ready; undefined if none is. */
  async function ready(): Promise<string | undefined> {
    // A socket that nobody listens on yet lets a request wait.
    const signal = AbortSignal.timeout(1000);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(
      () => undefined,
    );
    return answer?.ok ? Object(await answer.json()).status : undefined;
  }

  /** Waits until a release is ready; false as soon as it has died twice. */
  async function becomesReady(name: string): Promise<boolean> {
    const before = pids.length;
    while ((await ready()) !== name) {
      if (pids.length > before + 2) return false;
      await pause(50);
    }
    return true;
  }

  /** Runs the desk of the current release. */
  const desk = (...options: string[]) =>
    promisify(execFile)(process.execPath, ["server/cli/run-desk.ts", ...options], {
      cwd: join(base, "current"),
      env: { ...env, DATABASE_URL: database },
    });

  return {
    address: `127.0.0.1:${port}`,
    /** Sentences that the site has logged as errors. */
    errors,
    now: () => now,
    tick,
    /** Copies the code into a release of its own, with a change. */
    release(name: string, before = READY, after = `"${name}"`): void {
      for (const part of PARTS.split(" ")) {
        cpSync(part, join(base, name, part), { recursive: true });
      }
      symlinkSync(resolve("node_modules"), join(base, name, "node_modules"));
      symlinkSync(data, join(base, name, "data"));
      const probes = join(base, name, "server/http/health-probes.ts");
      writeFileSync(probes, readFileSync(probes, "utf8").replace(before, after));
    },
    /** Links a release and restarts the site, as deploy/one/upgrade does; goes back if it dies. */
    async upgrade(name: string, previous: string): Promise<boolean> {
      use(name);
      process.kill(pids.at(-1) ?? 0, "SIGTERM");
      if (await becomesReady(name)) return true;
      use(previous);
      await becomesReady(previous);
      return false;
    },
    desk,
    /** Publishes another price: every page is rendered first. */
    async publish(price: number): Promise<void> {
      const folder = join(base, "content");
      if (!existsSync(folder)) await desk("content", "export", folder);
      const file = join(folder, "course.json");
      const course = JSON.parse(readFileSync(file, "utf8"));
      course.price.amount = price;
      writeFileSync(file, JSON.stringify(course));
      await desk("content", "import", folder);
      await desk("content", "publish");
    },
    /** Starts the site on its port. */
    async start(name: string, url: string): Promise<void> {
      database = url;
      use(name);
      const socket = createServer().listen(port, "127.0.0.1");
      await once(socket, "listening");
      // Node has no public API for the file descriptor.
      const { fd } = Object(Reflect.get(socket, "_handle"));
      const holder = spawn("sh", ["-c", SYSTEMD, process.execPath, base], {
        detached: true,
        stdio: ["ignore", "pipe", "ignore", fd],
        env: { ...env, DATABASE_URL: url },
      });
      socket.close();
      createInterface(holder.stdout).on("line", (line) => {
        const { level, msg } = JSON.parse(line);
        if (level === "error") errors.push(String(msg).replace(/:.*/s, ""));
      });
      stopSite = async () => {
        holder.kill();
        const over = once(holder.stdout, "close");
        process.kill(pids.at(-1) ?? 0, "SIGTERM");
        await over;
      };
      await becomesReady(name);
    },
    stop: () => stopSite(),
    close() {
      clearInterval(seconds);
      clock.close();
    },
  };
}
