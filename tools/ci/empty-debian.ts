import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Separate namespaces, so that mounts and processes end with the command. */
const NAMESPACES = ["--mount", "--propagation=private", "--pid", "--fork", "--kill-child"];

/** Mounts /dev, /sys and /proc in the folder $0, and runs the remaining arguments in a chroot. */
const ENTER = `
set -e
mount --rbind /dev "$0/dev"
mount -t tmpfs tmpfs "$0/dev/shm"
mount --rbind /sys "$0/sys"
mount -t proc proc "$0/proc"
exec chroot "$0" env --ignore-environment "$@"`;

const CERTIFICATES = "/usr/local/share/ca-certificates";
const CERTIFICATE_BUNDLE = "/etc/ssl/certs/ca-certificates.crt";

const ENVIRONMENT = [
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  "HOME=/root",
  `NODE_EXTRA_CA_CERTS=${CERTIFICATE_BUNDLE}`,
];

/** A Debian in a chroot, which shares only the network with this machine. */
export interface EmptyDebian {
  folder: string;
  /** Runs a command, with a callback for each line of output; returns the exit code. */
  run: (command: readonly string[], onLine: (line: string) => void) => Promise<number>;
  /** Runs a command and returns its output as lines. Throws when it fails. */
  read: (...command: string[]) => Promise<string[]>;
  remove: () => void;
}

/**
 * Installs a Debian with only the essential and the given packages, from the archive of this
 * machine's apt, and with its certificate authorities.
 * @param release for example bookworm
 * @param signal kills the commands that run in it
 */
export async function makeEmptyDebian(
  release: string,
  packages: readonly string[],
  signal: AbortSignal,
): Promise<EmptyDebian> {
  const folder = mkdtempSync(join(tmpdir(), "empty-debian-"));
  const remove = () => rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  const enter = ["sh", "-c", ENTER, folder, ...ENVIRONMENT];
  const isolated = async (...command: string[]) => {
    const options = { signal, killSignal: "SIGKILL", maxBuffer: 2 ** 28 } as const;
    const { stdout } = await execute("unshare", [...NAMESPACES, ...command], options);
    return stdout;
  };
  const read = async (...command: string[]) => {
    const output = await isolated(...enter, ...command);
    return output.split("\n").filter(Boolean);
  };

  try {
    // Other users (apt, PostgreSQL) need access, too.
    chmodSync(folder, 0o755);
    const archives = await debianArchives(release);
    const [archive] = archives;
    if (!archive) throw new Error(`apt on this machine knows no archive of Debian ${release}.`);
    const include = `--include=${["ca-certificates", ...packages].join()}`;
    await isolated("debootstrap", "--variant=minbase", include, release, folder, archive.address);
    const sources = archives.map(({ address, suite }) => `deb ${address} ${suite} main\n`);
    writeFileSync(join(folder, "etc/apt/sources.list"), sources.join(""));
    for (const file of ["/etc/resolv.conf", "/etc/hosts", ...globSync(`${CERTIFICATES}/*.crt`)]) {
      cpSync(file, join(folder, file), { dereference: true });
    }
    await read("update-ca-certificates");
  } catch (error) {
    remove();
    throw error;
  }

  return {
    folder,
    async run(command, onLine) {
      const inside = spawn("unshare", [...NAMESPACES, ...enter, ...command], {
        stdio: ["ignore", "pipe", "inherit"],
        signal,
        killSignal: "SIGKILL",
      });
      createInterface(inside.stdout).on("line", onLine);
      const [code] = await once(inside, "close");
      return Number(code ?? 1);
    },
    read,
    remove,
  };
}

/** The Debian archives of this machine's apt: the release first, then its updates. */
async function debianArchives(release: string) {
  const [own = ""] =
    /(?<=^VERSION_CODENAME=)\w+/m.exec(readFileSync("/etc/os-release", "utf8")) ?? [];
  const format = "$(ORIGIN) $(COMPONENT) $(REPO_URI) $(RELEASE)";
  const { stdout } = await execute("apt-get", [
    "indextargets",
    `--format=${format}`,
    "Identifier: Packages",
  ]);
  const archives = Array.from(
    stdout.matchAll(/^Debian main (\S+) (\S+)$/gm),
    ([, address = "", suite = ""]) => ({
      address,
      suite: suite.replace(own, release),
    }),
  );
  return archives.toSorted((a, b) => a.suite.length - b.suite.length);
}
