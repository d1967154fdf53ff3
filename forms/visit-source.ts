import type { FormValues } from "./contract.ts";

/** The host of the page that linked here. */
const REFERRER_FIELD = "referrer";

/** The parameters of a URL that name a campaign, and the referrer; nothing else is kept. */
export const SOURCE_FIELDS: readonly string[] = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  REFERRER_FIELD,
];

/** In characters. */
const LONGEST = 64;
const HOST = /^[a-z\d.-]+$/;

/** The campaign that a URL's query names. */
export function campaignIn(search: string): FormValues {
  return visitSource({ ...Object.fromEntries(new URLSearchParams(search)), [REFERRER_FIELD]: "" });
}

/** The campaign that a URL names; none if it is no URL. */
export function campaignOf(url: string | null): FormValues {
  return campaignIn(URL.parse(url ?? "")?.search ?? "");
}

/** Where a visit came from, among other values: whatever is invalid or too long is cut or left out. */
export function visitSource(values: FormValues): FormValues {
  const source: Record<string, string> = {};
  for (const field of SOURCE_FIELDS) {
    const text = plain(values[field] ?? "");
    // Lower case, so that “Instagram” and “instagram” count as one.
    const value = field === "utm_campaign" ? text : text.toLowerCase();
    const isValid = field === REFERRER_FIELD ? HOST.test(value) : value !== "";
    if (isValid) source[field] = value;
  }
  return source;
}

/** The parts of a source on one line; empty if nothing is known. */
export function sourceText(values: FormValues): string {
  return SOURCE_FIELDS.flatMap((field) => values[field] ?? []).join(" · ");
}

/** A short text on one line, without control and format characters. */
function plain(text: string): string {
  const line = text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
  return Array.from(line).slice(0, LONGEST).join("");
}
