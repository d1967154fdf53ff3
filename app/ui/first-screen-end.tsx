/**
 * Marks where a page's first screen ends. The build puts the file of styles for what follows here
 * (prerender/first-screen-styles.ts); browsers wait for it before they show more, and only then.
 * The browser's script leaves it as it came.
 */
export function FirstScreenEnd() {
  return (
    <>
      {/* A first screen that is painted half parsed moves: the menu, when Apply comes after it. */}
      <link rel="expect" href="#first-screen-end" blocking="render" />
      <div
        id="first-screen-end"
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
