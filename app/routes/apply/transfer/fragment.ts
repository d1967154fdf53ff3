/** The start of a URL fragment with answers; browsers send no fragment to a server. */
export const FRAGMENT = "#answers=";
