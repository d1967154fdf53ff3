import { school } from "#content/school.ts";

import dark from "./logo-dark.svg?no-inline";

interface LogoProps {
  /** On a background that is dark in both themes. */
  onDark?: boolean;
  className: string;
}

/** The logo, light or dark; on the theme's background CSS chooses (logo.css), before any script. */
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
