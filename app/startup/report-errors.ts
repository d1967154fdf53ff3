/** `file`: a script or style sheet could not be loaded. */
type Kind = "file" | "uncaught" | "rejection";

const MOST_REPORTS = 5;

const reported = new Set<string>();

/**
 * Reports an error to the site's own server, once per page load. Sends React's number of the error
 * or its class, never its message, which may quote what a visitor typed.
 */
export function reportOnce(kind: Kind, error?: unknown): void {
  // oxlint-disable-next-line no-underscore-dangle -- React Router's name
  const release = window.__reactRouterManifest?.version;
  const report = [kind, nameOf(error), release].join(" ");
  if (reported.size >= MOST_REPORTS || reported.has(report)) return;
  reported.add(report);
  // Missing in a browser whose user has turned beacons off.
  navigator.sendBeacon?.("/api/errors", report);
}

/**
 * Reports a file that the server does not have. Firefox and Safari dispatch errors for those that
 * are still loading when the visitor leaves, too.
 */
async function reportIfMissing(url: string): Promise<void> {
  const answer = await fetch(url, { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok === false) reportOnce("file");
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return /React error #(\d+)/.exec(error.message)?.[1] ?? error.name;
}

declare global {
  interface Window {
    /** React Router's own; its version is a hash of the build's scripts. */
    __reactRouterManifest?: { version: string };
  }
}

if (import.meta.env.PROD && !import.meta.env.SSR) {
  /** Whether a URL is one of our files: extensions and in-app browsers run scripts in pages, too. */
  const isOurs = (url: string | undefined) => url?.includes(`${location.origin}/assets/`);

  // React passes errors that it recovers from to `reportError`, which dispatches this event, too.
  addEventListener(
    "error",
    ({ target, filename, error }) => {
      if (target instanceof HTMLLinkElement) {
        if (isOurs(target.href)) void reportIfMissing(target.href);
      } else if (isOurs(filename)) reportOnce("uncaught", error);
    },
    // Events of elements do not bubble.
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => {
    if (!(reason instanceof Error)) return;
    const firstPlace = reason.stack?.split("\n").find((line) => /:\d+:\d/.test(line));
    if (isOurs(firstPlace)) reportOnce("rejection", reason);
  });
}
