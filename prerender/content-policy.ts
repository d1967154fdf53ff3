interface PolicySources {
  /** What marks the page's own inline scripts: their hashes, or the page's nonce. */
  scripts: readonly string[];
  /** The same for its style elements. */
  styles: readonly string[];
  /** Where forms are sent to, if not to the site itself. */
  mailService: string | undefined;
}

/** The hosts that play videos of other sites (app/ui/video-source.ts). */
const VIDEO_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** What a page may load and run: what is the site's own, and nothing that was slipped into it. */
export function contentPolicy({ scripts, styles, mailService }: PolicySources): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // Small drawings stand in the style sheet itself.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", "https:"],
    "frame-src": VIDEO_PLAYERS,
    "connect-src": ["'self'", ...(mailService ? [new URL(mailService).origin] : [])],
    "manifest-src": ["'self'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
