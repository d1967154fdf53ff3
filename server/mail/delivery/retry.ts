import { FIRST_RETRY, LONGEST_RETRY } from "../../store/mail-times.ts";

/*
 * The retry schedule of one mail. While the mail server rejects the site or is unreachable, mails
 * also wait for the circuit breaker. A receipt refused for good is a dead letter (attempt.ts).
 */
/** Milliseconds after which a mail that always failed becomes a dead letter. */
const GIVE_UP_AFTER = 14 * 24 * 3_600_000;
/** A second condition, because a jump of the wall clock can make a new mail look old. */
const FEWEST_ATTEMPTS = 20;

/**
 * Exponential backoff with jitter: 15 s doubling to 1 h, less up to a quarter, in milliseconds.
 * @param attempt the number of the failed attempt, from 1
 * @param random from 0 to 1
 */
export function retryDelay(attempt: number, random: number): number {
  const delay = Math.min(FIRST_RETRY * 2 ** (attempt - 1), LONGEST_RETRY);
  return Math.round(delay * (0.75 + random * 0.25));
}

/**
 * Whether a mail becomes a dead letter.
 * @param age milliseconds since it was queued
 */
export function isDeadLetter(attempt: number, age: number): boolean {
  return age >= GIVE_UP_AFTER && attempt >= FEWEST_ATTEMPTS;
}
