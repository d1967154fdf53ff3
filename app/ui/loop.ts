/** Where a position on an endless strip lies on a round of `count` places: 0 to just under `count`. */
export function wrap(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** How many steps lead the shortest way round from one place to another; backwards if negative. */
export function shortestWay(from: number, to: number, count: number): number {
  const forwards = wrap(to - from, count);
  return forwards > count / 2 ? forwards - count : forwards;
}

/** Which round of the endless strip puts a place nearest to a position on the strip. */
export function nearestRound(place: number, position: number, count: number): number {
  return Math.round((position - place) / count);
}
