/** The position within one loop of `count` slides: from 0 to just under `count`. */
export function wrap(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The fewest steps from one index to another, over either end; backwards if negative. */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = wrap(to - from, count);
  return forwards > count / 2 ? forwards - count : forwards;
}

/** The loop, 0 for the first, in which an index is nearest to a position. */
export function nearestLoop(index: number, position: number, count: number): number {
  return Math.round((position - index) / count);
}
