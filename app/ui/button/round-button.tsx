import type { ComponentProps } from "react";

import { Icon } from "../icon/icon.tsx";

interface RoundButtonProps extends Omit<
  ComponentProps<"button">,
  "type" | "className" | "children"
> {
  icon: ComponentProps<typeof Icon>["name"];
  /** The button's accessible name. */
  label: string;
}

/** A round button with an icon. */
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
