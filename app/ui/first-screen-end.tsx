import { useLayoutEffect, useRef } from "react";

/**
 * Marks where a page's first screen ends. The build puts the file of styles for what follows here
 * (prerender/first-screen-styles.ts); browsers wait for it before they show more, and only then.
 * The browser's script leaves it as it came.
 */
export function FirstScreenEnd() {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepStyles(end.current?.querySelector("link")), []);

  return (
    <>
      {/* A first screen that is painted half parsed moves: the menu, when Apply comes after it. */}
      <link rel="expect" href="#first-screen-end" blocking="render" />
      <div
        ref={end}
        id="first-screen-end"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}

/**
 * The link to the style sheet goes with the first page's first screen. A second one is in the head
 * by then, but not in use: at the start it would only have all styles computed once more.
 */
function keepStyles(link: HTMLLinkElement | null | undefined) {
  if (!link) return;
  const { rel, href } = link;
  const kept = Object.assign(document.createElement("link"), { rel, href, media: "not all" });
  // Not in the middle of React’s start: the browser reads it then and there.
  const timer = setTimeout(() => document.head.append(kept));
  return () => {
    clearTimeout(timer);
    // By way of the sheet, which browsers do not load anew then: no page is shown without styles.
    if (kept.sheet) kept.sheet.media.mediaText = "all";
    else kept.media = "all";
    if (!kept.isConnected) document.head.append(kept);
  };
}
