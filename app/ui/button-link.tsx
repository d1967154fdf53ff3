import type { ReactNode } from "react";
import { Link } from "react-router";

import { buttonLook, type ButtonVariant } from "./button.tsx";

interface ButtonLinkProps {
  to: string;
  /** Loud is for applying, and for nothing else. */
  variant: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, variant, children }: ButtonLinkProps) {
  return (
    <Link to={to} viewTransition prefetch="intent" className={buttonLook(variant)}>
      {children}
    </Link>
  );
}
