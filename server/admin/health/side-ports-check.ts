import type { Settings } from "../../core/settings/settings.ts";
import { askSite } from "../site-on-this-machine.ts";
import { type Check, check } from "./check.ts";
import { healthWords } from "./health-words.ts";

const text = healthWords.sidePorts;

/** A page beside the site, and words that no other program's page would contain. */
interface SidePage {
  setting: string;
  host: string;
  port: number;
  path: string;
  contains: string;
}

function sidePages(settings: Settings): SidePage[] {
  const { metricsPort: port, inboxPort, host, smtpUrl } = settings;
  const metrics = { setting: "METRICS_PORT", path: "/metrics", contains: "site_store_reachable" };
  const inbox = { setting: "INBOX_PORT", path: "/", contains: "<h1>Inbox</h1>" };
  return [
    ...(port ? [{ ...metrics, host, port }] : []),
    ...(!smtpUrl && inboxPort ? [{ ...inbox, host: "127.0.0.1", port: inboxPort }] : []),
  ];
}

/** Whether another program has taken a port of the running site. Says nothing if all is well. */
export async function sidePortsCheck(settings: Settings, ask = askSite): Promise<Check[]> {
  const taken: string[] = [];
  for (const { setting, host, port, path, contains } of sidePages(settings)) {
    const answer = await ask({ host, port }, path);
    if (!answer?.includes(contains)) taken.push(`${setting}=${port}`);
  }
  return taken.length === 0
    ? []
    : [check(text, "attention", text.taken, { details: taken.map(text.setting) })];
}
