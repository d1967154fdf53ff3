/*
 * Waits until the page has been shown and the browser has nothing else to do. Then it brings the
 * other typefaces, and after them says "idle", upon which boot.ts starts the framework. It stands
 * in every page's head as it is (scripts/inline-scripts.ts), so it imports nothing.
 */
{
  const onceIdle = (work: () => void) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };

  const bringTypefaces = () => {
    const faces: FontFace[] = [];
    for (const { cssRules, media } of document.styleSheets) {
      // A sheet that waits for its use has the same (app/ui/first-screen-end.tsx).
      if (media.length > 0) continue;
      for (const rule of cssRules) {
        if (!(rule instanceof CSSMediaRule)) continue;
        // Those that visitors without script get by themselves (styles/fonts.css).
        for (const face of rule.cssRules) {
          if (face instanceof CSSFontFaceRule) faces.push(typefaceOf(face));
        }
      }
    }
    // Together, and once the first is there: with each the whole page is laid out again.
    const add = () => faces.forEach((face) => document.fonts.add(face));
    void faces[0]?.load().then(add, add);
  };

  const typefaceOf = ({ style }: CSSFontFaceRule) => {
    const of = (name: string) => style.getPropertyValue(name);
    return new FontFace(of("font-family"), of("src"), {
      weight: of("font-weight"),
      unicodeRange: of("unicode-range"),
      display: "swap",
    });
  };

  addEventListener("load", () => {
    // On a fast line a page has loaded before it is shown, and the framework would hold that up.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      onceIdle(bringTypefaces);
      onceIdle(() => dispatchEvent(new Event("idle")));
    }).observe({ type: "paint", buffered: true });
  });
}
