import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { useIsInBrowser } from "../use-browser-state.ts";

interface Tab {
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
}

/** The index of the tab that each key moves to; arrow keys wrap around. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Vertical tabs with automatic activation (ARIA authoring practices). All panels share a grid cell,
 * so that switching causes no layout shift. Without JavaScript the panels are plain sections.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  // Before hydration the panels are plain sections without tabs.
  const isInBrowser = useIsInBrowser();

  function select(index: number, tab: HTMLElement) {
    flushSync(() => setSelected(index));
    // On narrow screens the panel above the tab may have moved below it.
    tab.scrollIntoView({ block: "nearest" });
  }

  function moveByKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(selected, tabs.length);
    flushSync(() => setSelected(next));
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className="js-only"
      >
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={(event) => select(index, event.currentTarget)}
            onKeyDown={moveByKey}
            className="tab"
          >
            {title}
          </button>
        ))}
      </div>
      <div className="tab-panels">
        {tabs.map(({ title, content }, index) => (
          <div
            key={title}
            id={`${id}-panel-${index}`}
            {...(isInBrowser && {
              role: "tabpanel",
              tabIndex: 0,
              "aria-labelledby": `${id}-tab-${index}`,
            })}
            data-selected={index === selected}
            className="tab-panel"
          >
            <h3 className="no-js mb-3 hidden text-subtitle">{title}</h3>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
