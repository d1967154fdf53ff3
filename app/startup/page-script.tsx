import applyTheme from "./apply-theme.ts?script";
import deferredHydration from "./deferred-hydration.ts?script";
import loadFonts from "./load-fonts.ts?script";

interface PageScriptProps {
  /** Lets the script run on pages whose policy names a nonce. */
  nonce: string | undefined;
}

// The development server hydrates by itself, and sends no critical CSS.
const scripts = import.meta.env.PROD ? [applyTheme, deferredHydration, loadFonts] : [applyTheme];

/** The inline script in the head. The browser's bundle leaves it as the server rendered it. */
export function PageScript({ nonce }: PageScriptProps) {
  const text = import.meta.env.SSR ? scripts.join(";") : "";
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
