import { themeSwitch } from "#content/navigation.ts";
import { useId, useRef } from "react";

import { Icon } from "../../ui/icon/icon.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

/** A header button that opens the choice between the light, the dark and the system's theme. */
export function ThemeSwitch() {
  const popoverId = useId();
  const popover = useRef<HTMLDivElement>(null);

  return (
    // On phones the menu has the choice.
    <div className="js-only max-md:hidden">
      <button
        type="button"
        popoverTarget={popoverId}
        aria-label={themeSwitch.label}
        className="theme-button grid size-11 cursor-pointer place-items-center rounded-full hover:text-link"
      >
        {/* By attribute, not by state: right before hydration. */}
        <Icon name="sun" className="hidden size-5 in-data-[theme=light]:block" />
        <Icon name="moon" className="hidden size-5 in-data-[theme=dark]:block" />
        <Icon name="screen" className="size-5 in-data-[theme]:hidden" />
      </button>
      <div
        ref={popover}
        id={popoverId}
        popover="auto"
        onToggle={({ newState }) => {
          if (newState !== "open") return;
          popover.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
        }}
        className="theme-popover min-w-44 rounded-2xl border border-border bg-card p-2 text-foreground shadow-soft"
      >
        <ThemeChoice layout="list" onPick={() => popover.current?.hidePopover()} />
      </div>
    </div>
  );
}

const layouts = {
  list: { group: "flex flex-col gap-1.5", option: "gap-3 px-3" },
  row: {
    group: "flex flex-wrap gap-1 rounded-2xl border border-border p-1",
    option: "grow justify-center gap-1.5 px-1",
  },
} as const;

interface ThemeChoiceProps {
  /** One below the other, or side by side. */
  layout: keyof typeof layouts;
  /** Called on a choice by pointer; the arrow keys only go through the options. */
  onPick?: () => void;
}

/** Light, dark, or as the system, as three radio buttons. */
export function ThemeChoice({ layout, onPick }: ThemeChoiceProps) {
  const name = useId();
  const theme = useTheme();
  const { group, option } = layouts[layout];

  return (
    <fieldset className="js-only">
      <legend className="sr-only">{themeSwitch.label}</legend>
      <div className={group}>
        {themeSwitch.options.map(({ value, icon, label }) => (
          <label key={value} className={`theme-option ${option}`}>
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              onClick={({ detail }) => {
                if (detail > 0) onPick?.();
              }}
              className="sr-only"
            />
            <Icon name={icon} className="size-5 shrink-0" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
