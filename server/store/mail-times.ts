import { DAY, HOUR, MINUTE, SECOND } from "../core/durations.ts";

/** The times of sending mails, in milliseconds; those that depend on others follow from them. */
export const FIRST_RETRY = 15 * SECOND;
export const LONGEST_RETRY = HOUR;
/** A mail that may have arrived waits for so many times its age: a school gets few copies of it. */
export const UNANSWERED_GROWTH = 3;
export const LONGEST_UNANSWERED = DAY;
/** The longest pause of all mails, while the mail server refuses this site. */
export const LONGEST_PAUSE = HOUR;
export const HEARTBEAT = 40 * SECOND;
/**
 * A process that does not renew its lease within this time is assumed to have crashed. With it,
 * servers whose clocks are five minutes apart send no mail twice.
 */
export const LEASE = 6 * MINUTE;
/** A waiting mail that is due within this time may be in flight. */
export const IN_FLIGHT = LEASE + 30 * SECOND;
/** Longer than any other retry, pause or lease: a later due time was set by a wrong clock. */
export const LONGEST_MAIL_WAIT = 2 * Math.max(LONGEST_RETRY, LONGEST_PAUSE, IN_FLIGHT);
