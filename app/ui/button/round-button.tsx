import type { ComponentProps } from "react";

import { Icon } from "../icon/icon.tsx";

interface RoundButtonProps extends Omit<
  ComponentProps<"button">,
  "type" | "className" | "children"
> {
  icon: ComponentProps<typeof Icon>["name"];
  /** The accessible name: the icon has none. */
  label: string;
}

/** A round button with an icon, 44 by 44 px. */
export function RoundButton({ icon, label, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-border bg-card text-link transition-colors duration-200 hover:border-link hover:bg-link hover:text-background"
      {...rest}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
