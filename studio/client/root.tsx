import { use, useEffect } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from "react-router";

import { PageNonceContext } from "#app/csp/nonce.ts";
import { RouteChange } from "#app/shell/route-change.tsx";
import { ReloadGuard } from "#app/startup/document-loads.tsx";
import { useIsOnline, usePageIsHidden } from "#app/ui/use-browser-state.ts";
import { buttonClass } from "#app/ui/button/button.tsx";
import applyTheme from "#app/startup/apply-theme.ts?script";

import "./studio.css";
import { Empty } from "./shell/drawings/empty.tsx";
import earlyInput from "./shell/frame/early-input.ts?script";
import { Frame } from "./shell/frame/frame.tsx";
import { loadFrame } from "./shell/frame/frame-data.ts";
import { isUnreached, keepPage, useShownData } from "./shell/keep-page.ts";
import { PageHeading } from "./shell/page-heading.tsx";
import { OfflineNotice, SignedOutNotice } from "./shell/signed-out/signed-out-notice.tsx";
import { sendOnceSignedIn, UNSENT } from "./shell/signed-out/until-signed-in.ts";
import { useWasTrue } from "./shell/use-was-true.ts";
import { sentenceIn } from "./words.ts";

export { loadFrame as loader };
/** A request of its own, so that <PrefetchPageLinks> loads no data. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) => serverLoader();
export const clientMiddleware = [keepPage, sendOnceSignedIn];

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(PageNonceContext);
  const navigate = useNavigate();
  return (
    // An inline script sets the theme on <html> before hydration.
    <html lang="en" data-fonts-loaded="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* React Aria reads it. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? applyTheme + earlyInput : "" }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-5 focus:py-3"
        >
          Skip to the content
        </a>
        <I18nProvider locale="en-GB">
          <RouterProvider navigate={(to) => void navigate(to)}>
            <Frame>{children}</Frame>
          </RouterProvider>
        </I18nProvider>
        <SignedOutNotice />
        <ReloadGuard>
          <OfflineNotice />
        </ReloadGuard>
        <RouteChange />
        {/* Without a connection, a press could not load what says so. */}
        <PrefetchPageLinks page="/people/step" />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function StudioApp() {
  useShownData();
  useFreshOnReturn();
  useSinglePress();
  // early-input.ts waits for it.
  useEffect(() => void dispatchEvent(new Event("studio:hydrated")), []);
  return <Outlet />;
}

/** Milliseconds after which a page that nobody has seen is read again: on a phone, tabs stay for days. */
const LONG = 10 * 60_000;

function useFreshOnReturn(): void {
  const isHidden = usePageIsHidden();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isHidden) return undefined;
    const since = Date.now();
    return () => {
      if (Date.now() - since > LONG) void revalidate();
    };
  }, [isHidden, revalidate]);
}

/** Ignores a second press of a form’s button: its answer would stand in the place of the first one’s. */
function useSinglePress(): void {
  const isPosted = useNavigation().formMethod === "POST";
  useEffect(() => {
    if (!isPosted) return undefined;
    const ignore = (event: SubmitEvent) => event.preventDefault();
    addEventListener("submit", ignore, { capture: true });
    return () => removeEventListener("submit", ignore, { capture: true });
  }, [isPosted]);
}

const COMES_BACK =
  "No connection to the studio. What you typed is kept, and this page opens by itself once the connection is back.";

/** Shows the sentence of an error response, or that the cause is unknown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const wasOffline = useWasTrue(!isOnline);
  const { revalidate } = useRevalidator();
  // Online, a TypeError can be a mistake of the page’s.
  const isAway = isUnreached(error) && (isRouteErrorResponse(error) || wasOffline);
  useEffect(() => {
    if (isAway && wasOffline && isOnline) void revalidate();
  }, [isAway, wasOffline, isOnline, revalidate]);
  if (isRouteErrorResponse(error) && error.status === 401) {
    return (
      <>
        <PageHeading
          title="You are signed out"
          introduction="Sign in again, and you are back on this page."
        />
        <a href={`/sign-in?to=${encodeURIComponent(pathname + search)}`} className="inline-link">
          Sign in
        </a>
      </>
    );
  }
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <PageHeading
          title="We can’t find that page"
          introduction="Its address may be mistyped, or what was there has been deleted."
        />
        <Empty drawing="bottle" heading="Begin with Today" text="It shows what waits for you.">
          <Link to="/" className={buttonClass("primary")}>
            Go to Today
          </Link>
        </Empty>
      </>
    );
  }
  const unsent = isOnline ? UNSENT : COMES_BACK;
  return (
    <>
      <PageHeading
        title="That did not work"
        introduction={isAway ? unsent : sentenceIn(isRouteErrorResponse(error) && error.data)}
      />
      <p className="flex gap-6">
        <a href={pathname + search} className="inline-link">
          Try again
        </a>
        <a href="/" className="inline-link">
          Back to Today
        </a>
      </p>
    </>
  );
}
