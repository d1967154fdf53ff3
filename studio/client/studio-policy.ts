/** The studio's Content-Security-Policy, which allows only the studio's own files. */
export function studioPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The nonce is for the few styles that React Aria adds.
    `style-src 'self' 'nonce-${nonce}'`,
    // blob: is for the preview of a file that was chosen and not yet sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
