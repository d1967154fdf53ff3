const SECOND = 1000;
const HOUR = 3600 * SECOND;

const FIRST_DELAY = 15 * SECOND;
const LONGEST_DELAY = HOUR;
/** How long a mail that nobody takes is tried before it is given up. */
export const GIVE_UP_AFTER = 14 * 24 * HOUR;

/**
 * How long to wait before the next attempt, in milliseconds: doubling to an hour, spread by a
 * quarter so that mails which failed together do not come back together.
 * @param attempt the one that just failed, from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, random: number): number {
  const delay = Math.min(FIRST_DELAY * 2 ** (attempt - 1), LONGEST_DELAY);
  return Math.round(delay * (0.75 + random * 0.25));
}
