import paths from "./studio-icons.json" with { type: "json" };

export type StudioIconName = keyof typeof paths;

interface StudioIconProps {
  name: StudioIconName;
  className?: string;
}

/**
 * A decorative icon beside words, from Feather (MIT licence). The studio has its own icons, so that
 * the public pages stay small.
 */
export function StudioIcon({ name, className = "size-5" }: StudioIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  );
}
