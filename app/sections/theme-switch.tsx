import { themeSwitch } from "#content/navigation.ts";
import { useId, useRef } from "react";

import { Icon } from "../ui/icon.tsx";
import { chooseTheme, useTheme } from "../ui/theme.ts";

/** A button of the header that opens the choice between light, dark and as the system. */
export function ThemeSwitch() {
  const popoverId = useId();
  const popover = useRef<HTMLDivElement>(null);

  return (
    // Not shown on phones: there the choice is in the menu.
    <div className="with-script max-md:hidden">
      <button
        type="button"
        popoverTarget={popoverId}
        aria-label={themeSwitch.label}
        className="theme-button grid size-11 cursor-pointer place-items-center rounded-full hover:text-link"
      >
        {/* By the attribute, not by state: right before any script of the page has run. */}
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
        className="theme-popover min-w-44 rounded-2xl border border-line bg-surface p-2 text-text shadow-soft"
      >
        <ThemeChoice layout="list" onPick={() => popover.current?.hidePopover()} />
      </div>
    </div>
  );
}

const layouts = {
  list: { group: "flex flex-col gap-1.5", option: "gap-3 px-3" },
  row: {
    group: "flex flex-wrap gap-1 rounded-2xl border border-line p-1",
    option: "grow justify-center gap-1.5 px-1",
  },
} as const;

interface ThemeChoiceProps {
  /** One below the other, or side by side. */
  layout: keyof typeof layouts;
  /** A choice was made by pointer; the arrow keys go through the options and may come back. */
  onPick?: () => void;
}

/** Light, dark, or as the system, as three radio buttons. */
export function ThemeChoice({ layout, onPick }: ThemeChoiceProps) {
  const name = useId();
  const theme = useTheme();
  const { group, option } = layouts[layout];

  return (
    <fieldset className="with-script">
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
