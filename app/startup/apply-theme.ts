/*
 * Applies the stored theme before the first paint, so that the wrong theme does not flash. Inlined
 * in every page; app/shell/theme/theme.ts does the same when the visitor chooses a theme.
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
  // Storage is blocked, so no theme is stored.
}
