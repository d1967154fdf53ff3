/** `localStorage` lasts on this device, `sessionStorage` as long as this tab. */
type Area = "localStorage" | "sessionStorage";

/** The text stored under a key; undefined where there is none, or the browser blocks storage. */
export function readStored(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The object stored under a key as JSON; empty where there is none that can be read. */
export function readStoredObject(area: Area, key: string): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(readStored(area, key) ?? "{}") };
  } catch {
    return {};
  }
}

/** Stores a text, or removes it if undefined; returns false where storage is blocked or full. */
export function store(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
