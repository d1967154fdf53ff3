import type { Settings } from "../../server/core/settings/settings.ts";

/** The timeout in milliseconds of a request. */
const TIMEOUT = 2000;

/** What the site on this machine answers to a path; undefined if it does not run, or has an error. */
export async function askSite(
  { host, port }: Pick<Settings, "host" | "port">,
  path: string,
): Promise<string | undefined> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const address = name.includes(":") ? `[${name}]` : name;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(`http://${address}:${port}${path}`, { signal });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
