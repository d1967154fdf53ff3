/*
 * After load, first paint and idle, replaces the fallback fonts (tokens.css); then dispatches
 * "startup:idle" for deferred-hydration.ts. Inlined in every page, so it imports nothing.
 */
{
  const onceIdle = (work: () => void) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };

  const useFonts = async () => {
    // Load the body font first, so that all fonts change in one relayout instead of two.
    await document.fonts.load("1em Outfit").catch(() => undefined);
    document.documentElement.dataset["fontsLoaded"] = "";
    // Hydrate only after the frame that lays out the new fonts.
    requestAnimationFrame(() => onceIdle(() => dispatchEvent(new Event("startup:idle"))));
  };

  // On a fast connection `load` comes before the first paint, which hydration would delay. Not by
  // paint timing: Firefox records no paint of a page that it opens scrolled, such as /#contact.
  addEventListener("load", () => requestAnimationFrame(() => onceIdle(useFonts)));
}
