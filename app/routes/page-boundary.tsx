import { Outlet } from "react-router";

import { ErrorPage } from "../shell/error-page.tsx";
import type { Route } from "./+types/page-boundary";

/** Replaces only the page that failed: header, footer and what was typed there stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

export default function PageBoundary() {
  return <Outlet />;
}
