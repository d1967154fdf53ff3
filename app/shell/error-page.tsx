import { isRouteErrorResponse } from "react-router";

import { errorScreen } from "#content/pages/error-screen.ts";

import { ButtonLink } from "../ui/button/button-link.tsx";
import { FoldMarker } from "../startup/fold-marker.tsx";
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
      <div className="mx-auto grid max-w-6xl items-center gap-x-8 gap-y-10 px-6 py-12 md:grid-cols-[4fr_3fr] md:py-20 lg:grid-cols-[5fr_6fr]">
        <title>{errorScreen.heading}</title>
        <meta name="robots" content="noindex" />
        <ResponsivePicture
          {...errorScreen.picture}
          priority
          className="mx-auto h-auto w-full max-w-72 md:max-w-none"
        />
        <div className="md:order-first">
          <h1 className="text-display">{errorScreen.heading}</h1>
          <p className="mt-4 font-display text-subtitle text-muted-foreground">{describe(error)}</p>
          <p className="mt-6 text-lead text-balance">
            {isMissing ? errorScreen.notFoundHint : (hintOf(error) ?? errorScreen.failureHint)}
          </p>
          <nav aria-label={errorScreen.linksLabel} className="mt-8 flex flex-wrap gap-3">
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
