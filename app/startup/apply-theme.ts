/*
 * Applies the stored theme before the first paint, so that the other one does not flash.
 * app/shell/theme/theme.ts does the same when the visitor chooses. Inlined in every page.
 */
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset["theme"] = theme;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
      meta.media = meta.dataset["scheme"] === theme ? "all" : "not all";
    }
  }
} catch {
  // Storage is switched off: no theme was chosen.
}
