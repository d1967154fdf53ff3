/** The largest request body that is read, in bytes. */
export const LARGEST_BODY = 64 * 1024;
