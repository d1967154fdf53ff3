import { school } from "#content/school/school.ts";

import dark from "./logo-dark.svg?no-inline";

interface LogoProps {
  /** Whether the logo's background is dark in both themes. */
  onDark?: boolean;
  className: string;
}

/** The logo. CSS chooses the theme's version (logo.css), so that it is right before hydration. */
export function Logo({ onDark = false, className }: LogoProps) {
  if (!onDark) {
    return <span role="img" aria-label={school.name} className={`logo block ${className}`} />;
  }
  return (
    <img
      loading="lazy"
      src={dark}
      alt={school.name}
      width={832}
      height={212}
      className={`logo-on-dark ${className}`}
    />
  );
}
