import { school } from "#content/school.ts";

import dark from "./logo-dark.svg?no-inline";

interface LogoProps {
  /** Where the ground is dark whatever the visitor’s colour scheme. */
  onDark?: boolean;
  className: string;
}

/**
 * The logo, in the variant that its ground asks for. In the header styles choose it
 * (styles/header.css): only so does it follow the theme, the system’s or the chosen one, without
 * a script or a flash.
 */
export function Logo({ onDark = false, className }: LogoProps) {
  if (!onDark) {
    return <span role="img" aria-label={school.name} className={`logo block ${className}`} />;
  }
  return (
    <img
      loading="lazy"
      src={dark}
      alt={school.name}
      width={880}
      height={240}
      className={`logo-on-dark ${className}`}
    />
  );
}
