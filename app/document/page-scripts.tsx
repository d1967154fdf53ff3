import boot from "./boot.ts?script";
import firstScreenFirst from "./first-screen-first.ts?script";
import storedTheme from "./stored-theme.ts?script";
import whenIdle from "./when-idle.ts?script";

interface PageScriptProps {
  /** Lets it run where the page's policy asks for one. */
  nonce: string | undefined;
}

// The development server starts the framework by itself.
const first = [storedTheme, firstScreenFirst, ...(import.meta.env.PROD ? [boot] : [])].join(";");

/** What no page can wait for, in one script that the page's policy names once. */
export function HeadScript({ nonce }: PageScriptProps) {
  return <PageScript nonce={nonce} text={import.meta.env.SSR ? first : ""} />;
}

/**
 * What waits for the whole page, at its end. As a module it runs in a task of its own, and browsers
 * are done with a page only after that: so the page is read in one task, and its looks are worked
 * out in another.
 */
export function EndScript({ nonce }: PageScriptProps) {
  return <PageScript nonce={nonce} text={import.meta.env.SSR ? whenIdle : ""} type="module" />;
}

/**
 * It has done its work when the framework starts, which leaves it as it came: the browser's scripts
 * do without its text.
 */
function PageScript({ text, ...attributes }: PageScriptProps & { text: string; type?: "module" }) {
  return (
    <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
