/*
 * Once the page has loaded and painted and the browser is idle, loads the body font and lets the
 * styles use all fonts (tokens.css); in the next idle frame dispatches "startup:idle", on which
 * deferred-hydration.ts hydrates. Inlined in every page, so it imports nothing.
 */
{
  const onceIdle = (work: () => void) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };

  const useFonts = async () => {
    // Loaded first: the page is laid out anew once, not twice.
    await document.fonts.load("1em Outfit").catch(() => undefined);
    document.documentElement.dataset["fontsLoaded"] = "";
    // Hydrate after the frame that lays out the new fonts.
    requestAnimationFrame(() => onceIdle(() => dispatchEvent(new Event("startup:idle"))));
  };

  addEventListener("load", () => {
    // On a fast line a page loads before its first paint, which hydration would delay.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      onceIdle(useFonts);
    }).observe({ type: "paint", buffered: true });
  });
}
