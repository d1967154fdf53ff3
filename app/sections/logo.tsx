import { school } from "#content/school.ts";

import drawing from "./logo.svg?raw";

interface LogoProps {
  /** Where the ground is dark whatever the visitor’s colour scheme. */
  onDark?: boolean;
  className: string;
}

/**
 * The logo, in the variant that its ground asks for. In the header it is a part of the page:
 * only so do its colours follow the theme by CSS alone, system’s or chosen, with no script, no
 * second file and no flash (styles/header.css). On a ground that is always dark it is a picture.
 */
export function Logo({ onDark = false, className }: LogoProps) {
  if (onDark) {
    return (
      <img
        loading="lazy"
        src="/brand/logo-dark-bg.svg"
        alt={school.name}
        width={880}
        height={240}
        className={className}
      />
    );
  }
  return (
    <span
      role="img"
      aria-label={school.name}
      dangerouslySetInnerHTML={{ __html: drawing }}
      className={`logo block ${className}`}
    />
  );
}
