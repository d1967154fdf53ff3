import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { findPlaceholders, ownerFacts } from "./placeholders.ts";

/** Says once, where the public reaches the site, what on it is still a placeholder. */
export function warnOfPlaceholders(
  { siteUrl, retentionDays }: Pick<Settings, "siteUrl" | "retentionDays">,
  clock: Clock,
  log: Log,
): void {
  if (!siteUrl || !isPublic(new URL(siteUrl))) return;
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  for (const sentence of findPlaceholders(ownerFacts, { today, retentionDays })) {
    log.warn({}, sentence);
  }
}

function isPublic({ protocol, hostname }: URL): boolean {
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/.test(hostname);
  return protocol === "https:" && !isThisMachine;
}
