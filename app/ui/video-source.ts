/** What plays a video: the browser itself, or the player of the site that has it. */
export type VideoSource =
  { player: "browser"; address: string } | { player: "embedded"; address: string };

/**
 * Finds out from a video's address what plays it. The players of YouTube and Vimeo are asked not
 * to follow the visitor, and to begin at once.
 */
export function videoSource(address: string): VideoSource {
  const embedded = URL.canParse(address) && embeddedPlayer(new URL(address));
  return embedded ? { player: "embedded", address: embedded } : { player: "browser", address };
}

function embeddedPlayer(page: URL): string | undefined {
  const host = page.hostname.replace(/^(www|m|music)\./, "");
  if (host === "youtu.be") return youTube(page.pathname.slice(1), page);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const path = /^\/(?:embed|shorts|live)\/([^/]+)/.exec(page.pathname);
    return youTube(path?.[1] ?? page.searchParams.get("v"), page);
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(page);
  return undefined;
}

function youTube(id: string | null | undefined, page: URL): string | undefined {
  if (!id || !/^[\w-]{6,}$/.test(id)) return undefined;
  const player = new URL(`https://www.youtube-nocookie.com/embed/${id}`);
  player.searchParams.set("autoplay", "1");
  player.searchParams.set("rel", "0");
  const start = seconds(page.searchParams.get("t") ?? page.searchParams.get("start"));
  if (start > 0) player.searchParams.set("start", String(start));
  return player.href;
}

/** An unlisted video of Vimeo has a key besides its number. */
function vimeo(page: URL): string | undefined {
  const [, id, key] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(page.pathname) ?? [];
  if (!id) return undefined;
  const player = new URL(`https://player.vimeo.com/video/${id}`);
  player.searchParams.set("autoplay", "1");
  player.searchParams.set("dnt", "1");
  const hash = key ?? page.searchParams.get("h");
  if (hash) player.searchParams.set("h", hash);
  return player.href;
}

/** `90`, `90s` and `1m30s` are all a minute and a half. */
function seconds(time: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? "") ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}
