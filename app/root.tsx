import { use } from "react";
import { Meta, Outlet, Scripts } from "react-router";

import { navigation as delivered } from "#content/school/navigation.ts";

import type { Route } from "./+types/root";
import { ChatWidget } from "./shell/chat/chat-widget.tsx";
import { DocumentLinks, ReloadGuard } from "./startup/document-loads.tsx";
import { HydrationBoundary, HydrationMarker } from "./startup/hydration-boundary.tsx";
import { reportOnce } from "./startup/report-errors.ts";
import { PageNonceContext } from "./csp/nonce.ts";
import { PhotoStyles } from "./photographs/photo-styles.tsx";
import { PageScript, PageStyles } from "./startup/route-styles.tsx";
import fraunces from "./fonts/fraunces-headings.woff2?url";
import { ApplicationSubmissionProvider } from "./forms/application/application-submission.tsx";
import { ContactUsForm } from "./forms/contact/contact-us-form.tsx";
import { SchoolContact } from "./forms/contact/school-contact.tsx";
import { postForm } from "./forms/sending/post-form.ts";
import type { RefusedPost } from "#forms/contract.ts";
import { SiteIcons } from "./seo/site-icons.tsx";
import { StructuredData } from "./seo/structured-data/structured-data.tsx";
import { BackToTop, topId } from "./shell/back-to-top.tsx";
import { CatchErrors } from "./shell/catch-errors.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/header/site-header.tsx";
import { FloatingActions } from "./shell/floating-actions.tsx";
import { RouteChange } from "./shell/route-change.tsx";
import { ThemeColorMeta } from "./shell/theme/theme-color-meta.tsx";
import { useWords } from "./own-words.ts";

/** Handles the contact form, which is on every page, when it is posted without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  return postForm("contact", request, context);
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(PageNonceContext);
  return (
    // Inline scripts set attributes on <html> before hydration (startup/route-styles.tsx).
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would make links of numbers and dates, which are not in React's tree. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <SiteIcons />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The only font above the fold; the others load when the page is idle. */}
        <link rel="preload" href={fraunces} as="font" type="font/woff2" crossOrigin="anonymous" />
        <noscript>
          <style nonce={nonce}>
            {
              ".no-js{display:block!important}.js-only{display:none!important}.tabs{display:block}.tab-panels{gap:2.5rem}.tab-panel{grid-area:auto!important;visibility:visible!important}"
            }
          </style>
        </noscript>
        <ThemeColorMeta />
        <PageScript />
        <Meta />
        <PageStyles />
        <PhotoStyles />
        <StructuredData />
      </head>
      <body>
        {children}
        <HydrationMarker />
        <Scripts />
      </body>
    </html>
  );
}

const reportFile = () => reportOnce("file");

/** The layout of every page. Its parts hydrate on their own, each with its landmark. */
function Shell({ contact, children }: { contact?: RefusedPost; children: React.ReactNode }) {
  const navigation = useWords("navigation", delivered);
  return (
    <>
      <HydrationBoundary>
        <div id={topId} />
        <a href="#main" className="skip-link">
          {navigation.skipToContent}
        </a>
        <SiteHeader />
      </HydrationBoundary>
      <HydrationBoundary>
        <main id="main">{children}</main>
      </HydrationBoundary>
      <HydrationBoundary>
        <SiteFooter>
          <p className="mb-4">
            <HydrationBoundary>
              <CatchErrors>
                <SchoolContact />
              </CatchErrors>
            </HydrationBoundary>
          </p>
          <HydrationBoundary>
            <ContactUsForm refused={contact} />
          </HydrationBoundary>
        </SiteFooter>
      </HydrationBoundary>
      <HydrationBoundary>
        <CatchErrors>
          <FloatingActions label={navigation.floating}>
            <BackToTop />
            <ChatWidget />
          </FloatingActions>
        </CatchErrors>
      </HydrationBoundary>
      <RouteChange />
      <ReloadGuard onCancel={reportFile} />
    </>
  );
}

export default function App({ actionData }: Route.ComponentProps) {
  return (
    <Shell {...(actionData && { contact: actionData })}>
      <ApplicationSubmissionProvider>
        <Outlet />
      </ApplicationSubmissionProvider>
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return (
    <>
      {/* The layout may be what has failed: then the error screen appears without it. */}
      <CatchErrors fallback={<main id="main">{page}</main>}>
        <Shell>{page}</Shell>
      </CatchErrors>
      <DocumentLinks />
    </>
  );
}
