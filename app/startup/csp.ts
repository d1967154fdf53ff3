interface PolicySources {
  /** Sources of the page's inline scripts: their hashes, or the page's nonce. */
  scripts: readonly string[];
  /** Sources of its style elements. */
  styles: readonly string[];
  /** The mail service's URL, if it is not the site itself. */
  mailService: string | undefined;
}

/** The hosts that play videos of other sites (app/ui/video/video-source.ts). */
const VIDEO_PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** A page's Content-Security-Policy: its own files and inline elements, nothing injected. */
export function contentPolicy({ scripts, styles, mailService }: PolicySources): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // Vite inlines small SVG files into the style sheet.
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
