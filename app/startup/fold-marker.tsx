import { useEffect, useRef } from "react";

/**
 * Marks the fold, at the end of a page's first section, where the renderer links the whole style
 * sheet (render/styles/critical-css.ts): browsers wait for it before they paint the content below.
 */
export function FoldMarker() {
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = marker.current?.querySelector("link");
    // Route changes remove the marker, but the style sheet must stay.
    if (link) document.head.append(link.cloneNode());
  }, []);

  return (
    <>
      {/* Delays the first paint until the fold is parsed: partial content would shift later. */}
      <link rel="expect" href="#fold" blocking="render" />
      <div
        ref={marker}
        id="fold"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
