import type { Settings } from "../core/settings/settings.ts";

const TIMEOUT = 2000;

type SiteAddress = Pick<Settings, "host" | "port">;

/** The origin of the site on this machine. */
export function siteOnThisMachine({ host, port }: SiteAddress): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const address = name.includes(":") ? `[${name}]` : name;
  return `http://${address}:${port}`;
}

/** What the site on this machine answers to a path; undefined if it does not run, or has an error. */
export async function askSite(site: SiteAddress, path: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(siteOnThisMachine(site) + path, { signal });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
