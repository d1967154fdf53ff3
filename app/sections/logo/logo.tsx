import { useContent } from "../../content-context.tsx";
import { pictureAddress } from "../../ui/picture/picture-address.ts";
import dark from "./logo-dark.svg?no-inline";

interface LogoProps {
  /** The school’s name, the alternative text. */
  school: string;
  /** Whether the logo's background is dark in both themes. */
  onDark?: boolean;
  className: string;
}

/** The logo. CSS chooses the theme's version (logo.css), so that it is right before hydration. */
export function Logo({ school, onDark = false, className }: LogoProps) {
  if (!onDark) {
    return <span role="img" aria-label={school} className={`logo block ${className}`} />;
  }
  return (
    <img
      loading="lazy"
      src={dark}
      alt={school}
      width={832}
      height={212}
      className={`logo-on-dark ${className}`}
    />
  );
}

/** The school’s logo: its own, on white in both themes, or the delivered one. */
export function SchoolLogo(props: Omit<LogoProps, "school">) {
  const { school, photographs, uploads } = useContent();
  const { logo } = photographs;
  if (!logo) return <Logo school={school.name} {...props} />;
  return (
    <img
      src={pictureAddress(logo.file, "jpg", uploads)}
      alt={school.name}
      width={832}
      height={212}
      className={`h-auto rounded-lg bg-white ${props.className}`}
    />
  );
}
