import { useEffect, useRef } from "react";

import { buttonClass } from "#app/ui/button/button.tsx";

import { UseVersion } from "./history-list.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.live;

interface LivePanelProps {
  /** Whether it is known that visitors see it already. */
  isShown: boolean;
  /** Whether it became live while this view was open. */
  isNew: boolean;
  /** The URL of the site; people elsewhere can open it only if it is public. */
  site: { url: string; isPublic: boolean };
  /** The version that visitors saw before; undefined if there is none. */
  before: number | undefined;
}

/** That the changes are live, and what can be done with that. */
export function LivePanel({ isShown, isNew, site, before }: LivePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone: without a new focus, the keyboard would start at the top.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className="mb-8 overflow-hidden rounded-2xl border border-border bg-card text-center">
      <Sunrise isRising={isNew} />
      <div className="p-6">
        <h2 ref={heading} tabIndex={-1} className="font-heading text-title outline-none">
          {text.heading}
        </h2>
        {!isShown && <p className="mt-1 text-muted-foreground">{text.soon}</p>}
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <a href={site.url} target="_blank" rel="noreferrer" className={buttonClass("primary")}>
            {text.see}
          </a>
          {site.isPublic && (
            <a
              href={`https://wa.me/?text=${encodeURIComponent(site.url)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("outline")}
            >
              {text.share}
            </a>
          )}
          {before !== undefined && <UseVersion version={before}>{text.takeBack}</UseVersion>}
        </div>
      </div>
    </section>
  );
}

/** The sun above the bay; it rises once if something has just gone live. */
function Sunrise({ isRising }: { isRising: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 150"
      className={`sunrise ${isRising ? "sunrise-rises" : ""}`}
    >
      <rect width="640" height="150" className="sunrise-sky" />
      <g className="sunrise-sun">
        <circle cx="320" cy="78" r="40" className="sunrise-disc" />
        {Array.from({ length: 9 }, (_, ray) => (
          <path
            key={ray}
            d="M320 22v-12"
            transform={`rotate(${(ray - 4) * 22.5} 320 78)`}
            className="sunrise-ray"
          />
        ))}
      </g>
      <path
        d="M0 112c60-26 110-30 170-8 40 14 84 12 150 12s120 4 170-8c50-12 96-10 150 6v36H0z"
        className="sunrise-hills"
      />
      <path d="M0 122h640v28H0z" className="sunrise-sea" />
      <path
        d="M276 132h88M292 140h56M120 134h46M470 136h60M40 142h50M570 143h42"
        className="sunrise-light"
      />
    </svg>
  );
}
