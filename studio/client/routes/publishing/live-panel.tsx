import { useRef } from "react";

import { buttonClass } from "#app/ui/button/button.tsx";

import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { Bay } from "../../shell/drawings/bay.tsx";
import { VersionForm } from "./version-form.tsx";

interface LivePanelProps {
  /** Whether it is known that visitors see it already. */
  isShown: boolean;
  /** What visitors see later, with others. */
  waits: string;
  /** The URL of the site; people elsewhere can open it only if it is public. */
  site: { url: string; isPublic: boolean };
  /** The version that visitors saw before; undefined if there is none. */
  before: number | undefined;
  /** The version that visitors see. */
  current: number;
}

/** That the changes are live, and what can be done with that. */
export function LivePanel({ isShown, waits, site, before, current }: LivePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone: without a new focus, the keyboard would start at the top.
  useFocusAfterAction(true, () => heading.current);
  return (
    <section className="mb-8 overflow-hidden rounded-2xl border border-border bg-card text-center">
      <div className="sunrise">
        <Bay part="morning" />
      </div>
      <div className="p-6">
        <h2 ref={heading} tabIndex={-1} className="font-heading text-title outline-none">
          It is live.
        </h2>
        <p className="mt-1 text-muted-foreground">
          {isShown ? "Your website is updated." : "Visitors see it within a few seconds."} {waits}
        </p>
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <a href={site.url} target="_blank" className={buttonClass("primary")}>
            Open the live website
          </a>
          {site.isPublic && (
            <a
              href={`https://wa.me/?text=${encodeURIComponent(site.url)}`}
              target="_blank"
              className={buttonClass("outline")}
            >
              Share on WhatsApp
            </a>
          )}
          {before !== undefined && (
            <VersionForm version={before} current={current} className="quiet-button px-3">
              Take it back
            </VersionForm>
          )}
        </div>
      </div>
    </section>
  );
}
