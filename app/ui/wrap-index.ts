/**
 * Maps a position in a row that repeats `count` slides endlessly to the same place among the first
 * `count` slides: 0 ≤ result < `count`.
 */
export function wrap(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The fewest steps from one index to another, wrapping at both ends; backwards if negative. */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = wrap(to - from, count);
  return forwards > count / 2 ? forwards - count : forwards;
}
