import applyTheme from "./apply-theme.ts?script";
import deferredHydration from "./deferred-hydration.ts?script";

interface PageScriptProps {
  /** The nonce of a page rendered per request; prerendered pages have none. */
  nonce: string | undefined;
}

// In development pages hydrate at once and have no critical CSS.
const scripts = import.meta.env.PROD ? [applyTheme, deferredHydration] : [applyTheme];

/** The inline script in the head. Hydration keeps the server's text, so the bundle omits it. */
export function PageScript({ nonce }: PageScriptProps) {
  const text = import.meta.env.SSR ? scripts.join(";") : "";
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
