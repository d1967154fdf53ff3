import { useSyncExternalStore } from "react";

/** Light, dark, or as the visitor's system has it. */
export type Theme = "light" | "dark" | "system";

const STORAGE_KEY = "theme";
const CHANGE = "themechange";

function known(value: string | null | undefined): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

function storedTheme(): Theme {
  try {
    return known(localStorage.getItem(STORAGE_KEY));
  } catch {
    return "system"; // Storage may be forbidden.
  }
}

function shownTheme(): Theme {
  return known(document.documentElement.dataset["theme"]);
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    if (theme === "system") meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === theme ? "all" : "not all";
  }
  window.dispatchEvent(new Event(CHANGE));
}

/** Shows a theme and keeps it for the next visit; the site's other tabs follow. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be forbidden or full: the choice then holds until the page is left.
  }
  show(theme);
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(CHANGE, onChange, { signal });
  window.addEventListener(
    "storage",
    ({ key }) => {
      // `null`: the whole storage was cleared.
      if (key === STORAGE_KEY || key === null) show(storedTheme());
    },
    { signal },
  );
  return () => listening.abort();
}

/** The theme that is chosen; the server cannot know it and assumes the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "system");
}
