import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the site in the image and in its build. */
const SITE = "site";

/**
 * Does what the Dockerfile says without a container engine: builds in one folder, and copies the
 * result into an image. Only the instructions that our Dockerfile has are known.
 * @param sources a clone of the repository
 * @param build a Debian with Node, whose folder /site is built in
 * @param image a Debian, which becomes the image
 * @param runIn runs a command in /site of the Debian
 */
export async function buildImage(
  sources: string,
  build: string,
  image: string,
  runIn: (root: string, command: string) => Promise<void>,
): Promise<void> {
  const instructions = readFileSync(join(sources, "Dockerfile"), "utf8")
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll("\\\n", "")
    .split("\n")
    .filter(Boolean);
  let root = "";
  for (const instruction of instructions) {
    const [, name = "", rest = ""] = /^(\w+) (.*)$/.exec(instruction) ?? [];
    if (name === "FROM") root = rest.endsWith(" AS build") ? build : image;
    else if (name === "RUN") await runIn(root, rest);
    else if (name === "COPY") copy(rest, sources, build, root);
    else if (name === "WORKDIR") mkdirSync(join(root, rest), { recursive: true });
  }
}

function copy(rest: string, sources: string, build: string, root: string): void {
  const isFromBuild = rest.startsWith("--from=build ");
  const names = rest.replace("--from=build ", "").split(" ");
  const target = names.pop() ?? "";
  const to = target.startsWith("/") ? join(root, target) : join(root, SITE, target);
  for (const name of names) {
    if (name === ".") copyContext(sources, to);
    else {
      const from = isFromBuild ? join(build, name) : join(sources, name);
      cpSync(from, target.endsWith("/") ? join(to, name.split("/").at(-1) ?? "") : to, {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
      });
    }
  }
}

/** The files that .dockerignore lets in, of those that git knows. */
function copyContext(sources: string, to: string): void {
  const allowed = [
    ...readFileSync(join(sources, ".dockerignore"), "utf8").matchAll(/^!(.+)$/gm),
  ].map(([, name = ""]) => name);
  const files = execFileSync("git", ["-C", sources, "ls-files", "-z", ...allowed], {
    encoding: "utf8",
  });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(sources, file), join(to, file), { preserveTimestamps: true });
  }
}
