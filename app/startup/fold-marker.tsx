import { useEffect, useRef } from "react";

/**
 * Marks the fold, at the end of each page's first section. The build links the whole style sheet
 * here (postbuild/critical-css.ts): browsers paint the content above it with the critical CSS, and
 * wait for the file before they paint the rest.
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
