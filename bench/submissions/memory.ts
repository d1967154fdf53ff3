import { readFileSync } from "node:fs";
import { join } from "node:path";

import { postSubmissions, readPage, startAcceptingSite } from "./load.ts";

const CONNECTIONS = 50;
const CHUNK_SECONDS = 10;

/**
 * The server's memory in MB after 0.1, 1 and 2 times `requests`, for pages and submissions. Compare
 * the values after 1 and 2 times: garbage collection takes time to settle.
 */
export async function benchMemory(folder: string, requests: number) {
  const site = await startAcceptingSite(`sqlite:${join(folder, "memory.db")}`);
  let answered = 0;
  const answerUntil = async (enough: number) => {
    while (answered < enough) {
      answered += (await readPage(`${site.url}/`, CONNECTIONS, CHUNK_SECONDS)).requests;
      answered += (await postSubmissions(site.url, CONNECTIONS, 1)).requests;
    }
    return { requests: answered, "resident MB": residentMegabytes(site.pid) };
  };
  const states = [
    await answerUntil(requests / 10),
    await answerUntil(requests),
    await answerUntil(requests * 2),
  ];
  await site.end("SIGTERM");
  return states.map((state) => ({ what: "memory", ...state }));
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
