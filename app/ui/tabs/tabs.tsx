import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

import { useBrowserValue } from "../use-browser-state.ts";

interface Tab {
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
}

/** The next tab for each key; the list wraps around. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Vertical tabs of the ARIA authoring practices, with automatic activation. The panels share a grid
 * cell, so that a selection shifts nothing. Without JavaScript they are plain sections.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isInteractive = useIsInteractive();

  function moveByKey(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(selected, tabs.length);
    setSelected(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className="js-only border-border max-md:border-y md:border-l"
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
            onClick={() => setSelected(index)}
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
            {...(isInteractive && {
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

/** Whether the page is hydrated: before that a panel has no tab. */
function useIsInteractive(): boolean {
  return useBrowserValue(() => true, false);
}
