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
      <div className="mx-auto max-w-3xl px-6 py-16 text-center sm:py-24">
        <title>{errorScreen.heading}</title>
        <meta name="robots" content="noindex" />
        <ResponsivePicture
          {...errorScreen.picture}
          priority
          className="mx-auto h-auto w-72 max-w-full"
        />
        <h1 className="mt-6 text-title">{errorScreen.heading}</h1>
        <p className="mt-4 font-display text-subtitle text-muted-foreground">{describe(error)}</p>
        <p className="mt-6 text-lead">
          {isMissing ? errorScreen.notFoundHint : (hintOf(error) ?? errorScreen.failureHint)}
        </p>
        <nav
          aria-label={errorScreen.linksLabel}
          className="mx-auto mt-8 flex max-w-64 flex-col gap-3 sm:max-w-none sm:flex-row sm:justify-center sm:gap-4"
        >
          {errorScreen.links.map(({ to, label }) => (
            <ButtonLink key={to} to={to} variant={to === "/apply" ? "primary" : "outline"}>
              {label}
            </ButtonLink>
          ))}
        </nav>
      </div>
      <FoldMarker />
    </>
  );
}
