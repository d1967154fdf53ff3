import { themeSwitch } from "#content/school/navigation.ts";
import { useId, useRef } from "react";

import { Icon } from "../../ui/icon/icon.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

/** A header button that opens a popover to choose the light, dark or system theme. */
export function ThemeSwitch() {
  const popoverId = useId();
  const popover = useRef<HTMLDivElement>(null);

  return (
    // On phones the menu contains the theme choice instead.
    <div className="js-only max-md:hidden">
      <button
        type="button"
        popoverTarget={popoverId}
        aria-label={themeSwitch.label}
        className="theme-button grid size-11 cursor-pointer place-items-center rounded-full hover:text-link"
      >
        {/* CSS chooses the icon by the root's attribute, which is set before hydration. */}
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
  /** Whether the options are below each other or side by side. */
  layout: keyof typeof layouts;
  /** Called when an option is clicked, but not when arrow keys move between the options. */
  onPick?: () => void;
}

/** Three radio buttons: light, dark or system theme. */
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
