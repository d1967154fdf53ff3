type Area = "localStorage" | "sessionStorage";

/** The text stored under a key; undefined if there is none or the browser blocks storage. */
export function readStored(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The object stored as JSON under a key; empty if there is none or it cannot be parsed. */
export function readStoredObject(area: Area, key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(readStored(area, key) ?? "{}") };
  } catch {
    return {};
  }
}

/** Stores a text, or removes it if undefined; returns false if storage is blocked or full. */
export function store(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
