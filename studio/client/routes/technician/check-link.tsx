import { Link } from "react-router";

import type { Check } from "#server/admin/health/check.ts";

/** Where what is wrong can be looked at; the website opens beside the studio. */
export function CheckLink({ link }: Pick<Check, "link">) {
  if (!link) return null;
  const target = link.to.startsWith("/") ? undefined : "_blank";
  return (
    <Link to={link.to} target={target} className="small-button mt-1">
      {link.label}
    </Link>
  );
}
