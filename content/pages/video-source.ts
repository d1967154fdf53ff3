const YOUTUBE = "https://www.youtube-nocookie.com";
const VIMEO = "https://player.vimeo.com";

/** The origins of all embedded players, which a page's security policy allows. */
export const playerOrigins = [YOUTUBE, VIMEO] as const;

/**
 * The URL of YouTube’s or Vimeo’s player for a video, with parameters for autoplay and against
 * tracking; undefined if the browser plays it itself.
 */
export function embeddedPlayer(address: string): string | undefined {
  let page: URL;
  try {
    page = new URL(address);
  } catch {
    // A path, or half an address in the studio. `URL.canParse` is unknown before Chrome 120.
    return undefined;
  }
  const host = page.hostname.replace(/^(www|m|music|studio)\./, "");
  if (host === "youtu.be") return youTube(page.pathname.split("/")[1], page);
  if (host === "youtube.com" || host === "youtube-nocookie.com") {
    const path = /^\/(?:embed|shorts|live|video|watch|v|e)\/([^/]+)/.exec(page.pathname);
    return youTube(path?.[1] ?? page.searchParams.get("v"), page);
  }
  if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(page);
  return undefined;
}

/** The id of a video has 11 characters; so have the paths of embedded playlists and channels. */
function youTube(id: string | null | undefined, page: URL): string | undefined {
  if (!id || !/^(?!videoseries$|live_stream$)[\w-]{11}$/.test(id)) return undefined;
  const player = new URL(`${YOUTUBE}/embed/${id}`);
  player.searchParams.set("autoplay", "1");
  player.searchParams.set("rel", "0");
  const start = seconds(page.searchParams.get("t") ?? page.searchParams.get("start"));
  if (start > 0) player.searchParams.set("start", String(start));
  return player.href;
}

/** The paths of a Vimeo video, also within a channel, group or showcase or in Vimeo's own editor. */
const VIMEO_VIDEO =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|manage\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/** Returns the player's URL; an unlisted Vimeo video has a hash in addition to its id. */
function vimeo(page: URL): string | undefined {
  const [, id, key] = VIMEO_VIDEO.exec(page.pathname) ?? [];
  if (!id) return undefined;
  const player = new URL(`${VIMEO}/video/${id}`);
  player.searchParams.set("autoplay", "1");
  player.searchParams.set("dnt", "1");
  const hash = key ?? page.searchParams.get("h");
  if (hash) player.searchParams.set("h", hash);
  return player.href;
}

/** Parses a start time to seconds: `90`, `90s` and `1m30s` are equal. */
function seconds(time: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? "") ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}

const TYPES: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  ogv: "video/ogg",
};

/** A video file's media type by its extension; browsers skip types they cannot play. */
export function videoType(address: string): string | undefined {
  const [, extension = ""] = /^[^?#]*\.(\w+)(?:[?#]|$)/.exec(address) ?? [];
  return TYPES[extension.toLowerCase()];
}
