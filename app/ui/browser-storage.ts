type Area = "localStorage" | "sessionStorage";

/** The text stored under a key; undefined if there is none or the browser blocks storage. */
export function readStored(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
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

/** Milliseconds for which typed text is kept: on a shared computer, another person may be next. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Like `store`, for an object, with the time at which it is stored. */
export function storeDated(area: Area, key: string, value: object | undefined): boolean {
  return store(area, key, value && JSON.stringify({ ...value, savedAt: Date.now() }));
}

/**
 * The object that `storeDated` stored under a key; empty if there is none, it cannot be parsed, or
 * it is older than 30 days. One without a time, of an older release, is returned, too.
 */
export function readDated(area: Area, key: string): Readonly<Record<string, unknown>> {
  try {
    const stored = { ...JSON.parse(readStored(area, key) ?? "{}") };
    if (!(Date.now() - stored.savedAt > LIFETIME)) return stored;
    store(area, key, undefined);
  } catch {
    // No JSON: nothing that this site stored.
  }
  return {};
}
