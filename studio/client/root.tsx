import { use } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  NavLink,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";

import { PageNonceContext } from "#app/csp/nonce.ts";
import { Logo } from "#app/sections/logo/logo.tsx";
import { FocusOnRouteChange } from "#app/shell/focus-on-route-change.tsx";
import { ThemeChoice, ThemeSwitch } from "#app/shell/theme/theme-switch.tsx";
import applyTheme from "#app/startup/apply-theme.ts?script";

import "./studio.css";
import { PageHeading } from "./shell/page-heading.tsx";
import { loadSchoolName, useSchoolName } from "./shell/school-name.ts";
import { SignedOutNotice } from "./shell/signed-out/signed-out-notice.tsx";
import { studioContext } from "./studio-context.ts";
import { words } from "./words.ts";

export function loader(args: LoaderFunctionArgs) {
  const { door } = args.context.get(studioContext);
  const account = door?.account();
  return { ...loadSchoolName(args), account, isAtDoor: door !== undefined && !account };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(PageNonceContext);
  const school = useSchoolName();
  const { account, isAtDoor = false } = useRouteLoaderData<typeof loader>("root") ?? {};
  return (
    // The inline script sets the theme on <html> before hydration.
    <html lang="en" data-fonts-loaded="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
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
        <header className="border-b border-border">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6">
            <p className="mr-auto flex items-center gap-3 font-heading text-lg">
              <Logo school={school} className="w-36" />
              {words.studio}
            </p>
            {account && (
              <NavLink to="/signed-in" className="studio-link">
                {words.signedIn}
              </NavLink>
            )}
            <ThemeSwitch />
            {!isAtDoor && <Navigation />}
          </div>
        </header>
        <main
          id="main"
          className={`mx-auto px-4 pt-8 pb-16 sm:px-6 ${isAtDoor ? "max-w-lg" : "max-w-6xl"}`}
        >
          {children}
        </main>
        <footer className="mx-auto max-w-6xl px-4 pb-8 sm:px-6 md:hidden">
          <ThemeChoice layout="row" />
        </footer>
        <SignedOutNotice />
        <FocusOnRouteChange />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Navigation() {
  return (
    <nav aria-label={words.navigation.label} className="-mx-3 basis-full">
      <ul className="flex flex-wrap gap-x-1">
        {words.navigation.links.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end={to !== "/"} className="studio-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
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
