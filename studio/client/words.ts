/** A document's title. */
export function documentTitle(page: string, school: string): string {
  return `${page} · ${school} studio`;
}

export const SIGN_IN = "Sign in";
export const UNEXPECTED =
  "Something unexpected happened. Try it again; if it stays so, tell your technician.";
