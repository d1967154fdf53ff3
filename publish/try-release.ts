import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { readLatest, RENDERED } from "../render/rendered-cache.ts";
import { PublishProblem } from "./steps.ts";

const FORMS = [
  { page: "/", field: "message", name: "the contact form" },
  { page: "/apply", field: "courseDates", name: "the application form" },
];
/** Milliseconds that the server may take to start. */
const START_TIMEOUT = 60_000;

/**
 * Starts the release as a server with a store of its own, requests every page with its scripts and
 * style sheets, and posts both forms empty, so that the server renders them with errors.
 * @throws {PublishProblem} naming what does not work
 */
export async function tryRelease(release: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "try-release-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: release,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      INBOX_PORT: "0",
      METRICS_PORT: "",
      DATABASE_URL: `sqlite:${join(data, "site.db")}`,
      SMTP_URL: "inbox",
      SUMMARY: "off",
      TRUST_PROXY: "0",
      LOG_LEVEL: "info",
      LISTEN_FDS: "",
    },
  });
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const ended = once(child, "exit");
  const timeout = setTimeout(end, START_TIMEOUT);
  const said: string[] = [];
  try {
    createInterface(child.stderr).on("line", (line) => said.push(line));
    const url = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on("line", (line) => {
        const [, address] = /"msg":"Site: (http[^"]+)"/.exec(line) ?? [];
        if (address) resolve(address);
      });
      void ended.then(() =>
        reject(new PublishProblem("The new site does not start.", ...said.slice(-3))),
      );
    });
    clearTimeout(timeout);
    await tryPages(url, pagesOf(release));
    await tryForms(url);
  } finally {
    clearTimeout(timeout);
    process.off("exit", end);
    end();
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** The URLs of all rendered pages. */
function pagesOf(release: string): string[] {
  const { pages } = readLatest(join(release, "build", RENDERED));
  // The others are error pages.
  return [...pages].filter(([, { status }]) => status === 200).map(([url]) => url);
}

async function tryPages(url: string, addresses: readonly string[]): Promise<void> {
  const files = new Set<string>();
  const failures: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(url + encodeURI(address));
    const html = await answer.text();
    if (answer.status !== 200) failures.push(`The page ${address} answers ${answer.status}.`);
    for (const [, file = ""] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) files.add(file);
  }
  for (const file of files) {
    const answer = await fetch(url + file, { method: "HEAD" });
    if (answer.status !== 200) failures.push(`The file ${file} answers ${answer.status}.`);
  }
  if (addresses.length === 0) failures.push("There are no pages.");
  if (failures.length > 0) throw new PublishProblem(...failures);
}

async function tryForms(url: string): Promise<void> {
  for (const { page, field, name } of FORMS) {
    const form = new RegExp(`<form[^>]*>(?:(?!</form>).)*name="${field}".*?</form>`, "s");
    const shown = await (await fetch(url + page)).text();
    const answer = await fetch(url + page, { method: "POST", body: new URLSearchParams() });
    const answered = await answer.text();
    if (!form.test(shown) || answer.status !== 422 || !form.test(answered)) {
      throw new PublishProblem(`On the page ${page}, ${name} does not work.`);
    }
  }
}
