/** Begins the fragment of a link with answers; what follows `#` reaches no server. */
export const FRAGMENT = "#answers=";
