import { useEffect, useRef } from "react";

/**
 * Marks the fold. The build puts the link to the whole style sheet here (postbuild/critical-css.ts):
 * browsers paint what is above it with the critical CSS, and wait for the file before they go on.
 * It stands at the end of each page's first section: hero, page hero, error screen.
 */
export function FoldMarker() {
  const marker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = marker.current?.querySelector("link");
    // The marker goes with the first page; the styles have to stay.
    if (link) document.head.append(link.cloneNode());
  }, []);

  return (
    <>
      {/* No paint before the parser is here: half of the content above the fold would shift. */}
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
