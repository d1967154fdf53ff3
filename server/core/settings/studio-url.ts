import { isLoopback } from "../loopback.ts";
import type { Settings } from "./settings.ts";

/** The studio's URL for links in mails: of the first STUDIO_HOST, whose proxy speaks HTTPS. */
export function studioUrl({ studioHosts }: Pick<Settings, "studioHosts">): string | undefined {
  const [host] = studioHosts;
  const url = URL.parse(`https://${host ?? ""}`);
  return url && !isLoopback(url) ? url.origin : undefined;
}
