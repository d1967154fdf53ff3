import { isRouteErrorResponse } from "react-router";

import { errorScreen } from "#content/pages/error-screen.ts";

import { ButtonLink } from "../ui/button/button-link.tsx";
import { FoldMarker } from "../startup/route-styles.tsx";
import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";

/** Describes an error in one line, without its stack. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return errorScreen.unknown;
}

/** The explanation that the server adds when it rejects a form for a technical reason. */
function hintOf(error: unknown): string | undefined {
  const data: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  const hint = typeof data === "object" && data && "hint" in data ? data.hint : undefined;
  return typeof hint === "string" ? hint : undefined;
}

/** Shown instead of a page that does not exist or fails to render (specification, section 8). */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{errorScreen.heading}</title>
      <meta name="robots" content="noindex" />
      <div className="error-page">
        <div className="error-sea">
          <ResponsivePicture {...errorScreen.picture} priority />
          <div className="shade" />
        </div>
        <div className="mx-auto flex max-w-6xl flex-col justify-center px-6 pt-10 pb-80 text-cream scheme-dark md:min-h-[min(44rem,80svh)] md:py-20">
          <h1>{errorScreen.heading}</h1>
          <p>{describe(error)}</p>
          <p className="mt-5 max-w-[9em] font-heading text-display font-semibold">
            {isMissing ? errorScreen.notFound : errorScreen.failure}
          </p>
          <p className="mt-5 max-w-[21em] text-lead text-balance">
            {isMissing ? errorScreen.notFoundHint : (hintOf(error) ?? errorScreen.failureHint)}
          </p>
          {/* Equal columns, so that the web font does not change the buttons' widths (layout shift). */}
          <nav
            aria-label={errorScreen.linksLabel}
            className="mt-8 grid max-w-100 grid-cols-[repeat(auto-fit,minmax(min(5.7rem,100%),1fr))] gap-3 [--link:var(--color-cream)] *:px-2"
          >
            {errorScreen.links.map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant={to === "/apply" ? "primary" : "outline"}>
                {label}
              </ButtonLink>
            ))}
          </nav>
        </div>
      </div>
      <FoldMarker />
    </>
  );
}
