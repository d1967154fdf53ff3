import type { ComponentProps } from "react";

import { Icon } from "./icon.tsx";

interface RoundButtonProps extends Omit<
  ComponentProps<"button">,
  "type" | "className" | "children"
> {
  icon: ComponentProps<typeof Icon>["name"];
  /** What it does: the icon says nothing to those who cannot see it. */
  label: string;
}

/** A round button with a sign on it, 44 px wide and high. */
export function RoundButton({ icon, label, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line bg-surface text-link transition-colors duration-200 hover:border-link hover:bg-link hover:text-ground"
      {...rest}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
