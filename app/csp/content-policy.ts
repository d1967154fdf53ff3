import { playerOrigins } from "#content/pages/video-source.ts";

interface PolicySources {
  /** The hashes of the page's inline scripts, or its nonce. */
  scripts: readonly string[];
  /** The hashes of the page's style elements, or its nonce. */
  styles: readonly string[];
  /** The URL of a third-party mail service; undefined if the site sends mail itself. */
  mailService: string | undefined;
}

/** A page's Content-Security-Policy: allows the site's own files and inline elements only. */
export function contentPolicy({ scripts, styles, mailService }: PolicySources): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    // Vite inlines small SVG files into the style sheet.
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'", "https:"],
    "frame-src": playerOrigins,
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
