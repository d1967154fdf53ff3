import type { ReactNode } from "react";
import { Link } from "react-router";

import { buttonClass, type ButtonVariant } from "./button.tsx";

interface ButtonLinkProps {
  to: string;
  /** Use `primary` only for links to the application form. */
  variant: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return (
    <Link to={to} viewTransition prefetch="intent" className={buttonClass(variant)}>
      {children}
    </Link>
  );
}
