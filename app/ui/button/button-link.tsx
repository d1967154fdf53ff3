import type { ReactNode } from "react";
import { Link } from "react-router";

import { buttonClass, type ButtonVariant } from "./button.tsx";

interface ButtonLinkProps {
  to: string;
  /** Use `primary` at most three times on a page. */
  variant: ButtonVariant;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, ...link }: ButtonLinkProps) {
  return <Link {...link} viewTransition prefetch="intent" className={buttonClass(variant)} />;
}
