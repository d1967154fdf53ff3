import { useSyncExternalStore } from "react";

import { readStored, store } from "../../ui/browser-storage.ts";

export type Theme = "light" | "dark" | "system";

const STORAGE_KEY = "theme";
const CHANGE = "themechange";

function known(value: string | undefined): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

function storedTheme(): Theme {
  return known(readStored("localStorage", STORAGE_KEY));
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

/** Applies and stores a theme; other open tabs of the site apply it, too. */
export function chooseTheme(theme: Theme): void {
  store("localStorage", STORAGE_KEY, theme === "system" ? undefined : theme);
  show(theme);
}

/** Shows a theme again after React has rendered the whole page anew. */
export function restoreTheme(theme: string | undefined): void {
  if (theme) show(known(theme));
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(CHANGE, onChange, { signal });
  window.addEventListener(
    "storage",
    ({ key }) => {
      // The key is `null` when the whole storage was cleared.
      if (key === STORAGE_KEY || key === null) show(storedTheme());
    },
    { signal },
  );
  return () => listening.abort();
}

/** The chosen theme; "system" on the server and while hydrating. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => "system");
}
