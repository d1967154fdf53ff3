import { type BrowserContext, expect, type Page } from "@playwright/test";

/** Declares problems that a test provokes intentionally; all others fail it. */
export interface Allow {
  /** Allows matching console messages and uncaught errors. */
  console: (pattern: RegExp) => void;
  /** Allows requests to a host other than the site's. */
  host: (name: string) => void;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);

/** Browsers reject the promises of skipped view transitions, which is harmless. */
const SKIPPED_TRANSITION = /^uncaught: Transition was (skipped|aborted)/;

/**
 * Watches all pages of a context from now on. `check` fails the test for each console message,
 * uncaught error, third-party request, and page that is wider than its window.
 */
export function watchPages(context: BrowserContext): {
  allow: Allow;
  check: () => Promise<void>;
} {
  const patterns = [SKIPPED_TRANSITION];
  const hosts = new Set(LOOPBACK);
  const messages: string[] = [];
  const requested: URL[] = [];
  context.on("console", (message) => {
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => messages.push(`uncaught: ${webError.error().message}`));
  context.on("request", (request) => {
    if (request.url().startsWith("http")) requested.push(new URL(request.url()));
  });
  return {
    allow: {
      console: (pattern) => void patterns.push(pattern),
      host: (name) => void hosts.add(name),
    },
    async check() {
      const unexpected = messages.filter((text) => !patterns.some((allowed) => allowed.test(text)));
      expect.soft(unexpected, "console messages and uncaught errors").toEqual([]);
      const thirdParties = requested.filter(({ hostname }) => !hosts.has(hostname));
      expect.soft(thirdParties.map(String), "requests to third parties").toEqual([]);
      for (const page of context.pages()) {
        if (!LOOPBACK.has(new URL(page.url()).hostname)) continue;
        const overflow = await horizontalOverflow(page);
        expect.soft(overflow, `horizontal overflow of ${page.url()} in px`).toBe(0);
      }
    },
  };
}

/** Pixels by which a page is wider than its window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
