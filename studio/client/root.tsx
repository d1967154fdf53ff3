import { use } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import {
  isRouteErrorResponse,
  Link,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from "react-router";

import { PageNonceContext } from "#app/csp/nonce.ts";
import { Logo } from "#app/sections/logo/logo.tsx";
import { FocusOnRouteChange } from "#app/shell/focus-on-route-change.tsx";
import { ThemeChoice } from "#app/shell/theme/theme-switch.tsx";
import applyTheme from "#app/startup/apply-theme.ts?script";

import "./studio.css";
import type { Counts } from "../contract/counts.ts";
import { AccountMenu } from "./shell/frame/account-menu.tsx";
import { Places } from "./shell/frame/places.tsx";
import { StateBar } from "./shell/frame/state-bar.tsx";
import { PageHeading } from "./shell/page-heading.tsx";
import { loadSchoolName, useSchoolName } from "./shell/school-name.ts";
import { SignedOutNotice } from "./shell/signed-out/signed-out-notice.tsx";
import { studioContext } from "./studio-context.ts";
import { words } from "./words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { door, siteUrl, counts } = args.context.get(studioContext);
  const account = door?.account();
  const isAtDoor = door !== undefined && !account;
  const common = { ...loadSchoolName(args), account, isAtDoor };
  return isAtDoor ? common : { ...common, siteUrl, counts: await counts() };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(PageNonceContext);
  const navigate = useNavigate();
  const root = useRouteLoaderData<typeof loader>("root");
  return (
    // The inline script sets the theme on <html> before hydration.
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
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? applyTheme : "" }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-card focus:px-5 focus:py-3"
        >
          {words.skip}
        </a>
        <I18nProvider locale="en-GB">
          <RouterProvider navigate={(to) => void navigate(to)}>
            {root?.isAtDoor ? <Door>{children}</Door> : <Frame {...root}>{children}</Frame>}
          </RouterProvider>
        </I18nProvider>
        <SignedOutNotice />
        <FocusOnRouteChange />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The pages where people sign in. */
function Door({ children }: { children: React.ReactNode }) {
  const school = useSchoolName();
  return (
    <>
      <header className="mx-auto max-w-lg px-4 pt-8 sm:px-6">
        <Logo school={school} className="w-40" />
      </header>
      <main id="main" className="mx-auto max-w-lg px-4 pt-8 pb-16 sm:px-6">
        {children}
      </main>
      <footer className="mx-auto max-w-lg px-4 pb-8 sm:px-6">
        <ThemeChoice layout="row" />
      </footer>
    </>
  );
}

interface FrameProps {
  children: React.ReactNode;
  account?: string | undefined;
  siteUrl?: string;
  counts?: Counts;
}

/** The four places, the menu and the state bar around a page. */
function Frame({ children, account, siteUrl, counts }: FrameProps) {
  const school = useSchoolName();
  return (
    <div className="frame">
      <header className="frame-head">
        <Link to="/" className="rounded-lg">
          <Logo school={school} className="w-32 lg:w-full" />
        </Link>
        <Places {...counts} />
        <AccountMenu account={account} siteUrl={siteUrl} />
      </header>
      <div className="min-w-0">
        <StateBar unpublished={counts?.unpublished ?? 0} />
        <main id="main" className="frame-page">
          {children}
        </main>
      </div>
    </div>
  );
}

export default function StudioApp() {
  return <Outlet />;
}

/** Shows the sentence of an error response, or that the cause is unknown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 401) {
    const { title, sentence, signIn } = words.signedOut;
    return (
      <>
        <PageHeading title={title} introduction={sentence} />
        <a href={`/sign-in?to=${encodeURIComponent(pathname + search)}`} className="inline-link">
          {signIn}
        </a>
      </>
    );
  }
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const sentence =
    isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== ""
      ? error.data
      : words.error.unexpected;
  const title = isMissing ? words.error.missing : words.error.title;
  return (
    <>
      <PageHeading title={title} introduction={isMissing ? undefined : sentence} />
      <p>
        <a href="/" className="inline-link">
          {words.error.back}
        </a>
      </p>
    </>
  );
}
