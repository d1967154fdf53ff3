import { Link } from "react-router";

import { StudioIcon } from "./studio-icon.tsx";

/** A link above a page's heading, to the page to which it belongs. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="quiet-button -ml-4">
      <StudioIcon name="previous" />
      {children}
    </Link>
  );
}
