import { isRouteErrorResponse, Link } from "react-router";

import { errorScreen } from "#content/error-screen.ts";

/** What went wrong, as one line that is safe to show: never a stack. */
function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error) return error.message;
  return errorScreen.unknown;
}

/** Stands in for a page that does not exist or failed to render (specification, section 8). */
export function ErrorScreen({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="mx-auto max-w-3xl px-6 py-24">
      <title>{errorScreen.heading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl sm:text-5xl">{errorScreen.heading}</h1>
      <p className="mt-6 font-display text-2xl text-quiet">{describe(error)}</p>
      <p className="mt-6">{isMissing ? errorScreen.notFoundHint : errorScreen.failureHint}</p>
      <nav aria-label={errorScreen.linksLabel} className="mt-6 flex flex-wrap gap-6">
        {errorScreen.links.map(({ to, label }) => (
          <Link key={to} to={to} className="text-link underline underline-offset-4">
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
