import { use } from "react";
import { Meta, Outlet, Scripts } from "react-router";

import { navigation } from "#content/navigation.ts";

import type { Route } from "./+types/root";
import { Chat } from "./chat/chat.tsx";
import { Hydrated } from "./document/hydrated.tsx";
import { NonceContext } from "./document/nonce.ts";
import { EndScript, HeadScript } from "./document/page-scripts.tsx";
import { PageStyles } from "./document/page-styles.tsx";
import { PlainLinks } from "./document/plain-links.tsx";
import fraunces from "./fonts/fraunces-headings.woff2?url";
import { ApplicationSendingProvider } from "./forms/application/application-sending.tsx";
import { ContactForm } from "./forms/contact/contact-form.tsx";
import { postForm } from "./forms/post-form.ts";
import type { RefusedPost } from "./forms/submission-service.ts";
import { StructuredData } from "./search/structured-data.tsx";
import { BackToTop, BackToTopLink } from "./sections/back-to-top.tsx";
import { ErrorScreen } from "./sections/error-screen.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import { SiteHeader } from "./sections/site-header.tsx";
import { FloatingActions } from "./ui/floating-actions.tsx";
import { FocusOnRouteChange } from "./ui/focus-on-route-change.tsx";
import { ThemeGrounds } from "./ui/theme-grounds.tsx";

/** The very top of the page, above everything that sticks or floats. */
const topId = "top";

/** Takes the contact form of every page when it is posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return postForm("contact", request, context);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext);
  return (
    // The theme is set on <html> before React arrives, and more (document/page-scripts.tsx).
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/brand/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The headings' typeface: the one whose late arrival would be seen most. */}
        <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
        <noscript>
          <style nonce={nonce}>
            {
              ".without-script{display:block!important}.with-script{display:none!important}.tabs{display:block}.tab-panels{gap:2.5rem}.tab-panel{grid-area:auto!important;visibility:visible!important}"
            }
          </style>
        </noscript>
        <ThemeGrounds />
        <HeadScript nonce={nonce} />
        <Meta />
        <PageStyles />
        <StructuredData />
      </head>
      <body>
        {children}
        <Hydrated />
        <Scripts />
        <EndScript nonce={nonce} />
      </body>
    </html>
  );
}

function Shell({ contact, children }: { contact?: RefusedPost; children: React.ReactNode }) {
  return (
    <>
      <div id={topId} />
      <a href="#main" className="skip-link">
        {navigation.skipToContent}
      </a>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter>
        <ContactForm refused={contact} />
      </SiteFooter>
      <BackToTopLink topId={topId} />
      <FloatingActions label={navigation.floating}>
        <BackToTop topId={topId} />
        <Chat />
      </FloatingActions>
      <FocusOnRouteChange />
      <PlainLinks />
    </>
  );
}

export default function App({ actionData }: Route.ComponentProps) {
  return (
    <Shell {...(actionData && { contact: actionData })}>
      <ApplicationSendingProvider>
        <Outlet />
      </ApplicationSendingProvider>
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorScreen error={error} />
    </Shell>
  );
}
