import { school } from "#content/school.ts";

interface LogoProps {
  /** Where the ground is dark whatever the visitor’s colour scheme. */
  onDark?: boolean;
  className: string;
}

/** The logo, in the variant that its ground asks for. */
export function Logo({ onDark = false, className }: LogoProps) {
  return (
    <picture>
      {!onDark && <source media="(prefers-color-scheme: dark)" srcSet="/brand/logo-dark-bg.svg" />}
      <img
        src={onDark ? "/brand/logo-dark-bg.svg" : "/brand/logo-light-bg.svg"}
        alt={school.name}
        width={880}
        height={240}
        className={className}
      />
    </picture>
  );
}
