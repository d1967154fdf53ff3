import { ErrorPage } from "../shell/error-page.tsx";
import type { Route } from "./+types/page-boundary";

/** Replaces only the failed page: the header, the footer and the contact form's text stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
