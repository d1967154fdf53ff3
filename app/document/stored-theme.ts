/*
 * Applies a stored choice of theme before the first paint: nobody sees the wrong one flash by.
 * app/ui/theme.ts does the same later, when a choice is made.
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
  // Storage is switched off: there is no choice to apply.
}
