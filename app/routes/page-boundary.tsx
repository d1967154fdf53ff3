import { Outlet } from "react-router";

import { ErrorScreen } from "../sections/error-screen.tsx";
import type { Route } from "./+types/page-boundary";

/** Keeps a page's failure to the page: the header, the footer and what was typed in it stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}

export default function PageBoundary() {
  return <Outlet />;
}
