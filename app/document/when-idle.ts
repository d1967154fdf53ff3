/*
 * Waits until the page has been shown and the browser has nothing else to do. Then it brings the
 * other typefaces, and after them says "idle", upon which boot.ts starts the framework. It stands
 * at every page's end as it is (scripts/inline-scripts.ts), so it imports nothing.
 */
{
  const onceIdle = (work: () => void) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };

  const bringTypefaces = () => {
    const faces = [...document.styleSheets].flatMap(typefacesOf);
    // Together, and once the first is there: with each the whole page is laid out again.
    const add = () => faces.forEach((face) => document.fonts.add(face));
    return Promise.resolve(faces[0]?.load()).then(add, add);
  };

  /** Those that visitors without script get by themselves (styles/fonts.css). */
  const typefacesOf = (sheet: CSSStyleSheet): FontFace[] => {
    // A sheet that waits for its use has the same (app/ui/first-screen-end.tsx).
    if (sheet.media.length > 0) return [];
    try {
      return [...sheet.cssRules]
        .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
        .flatMap((rule) => (rule instanceof CSSFontFaceRule ? typefaceOf(rule) : []));
    } catch {
      return []; // An extension’s, which nobody may read.
    }
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
      onceIdle(async () => {
        await bringTypefaces();
        // With the frame behind it in which the page is laid out with them.
        requestAnimationFrame(() => onceIdle(() => dispatchEvent(new Event("idle"))));
      });
    }).observe({ type: "paint", buffered: true });
  });
}
