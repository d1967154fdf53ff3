/** Visitors see “Few places left” from this number of places down. */
export const FEW_SEATS = 3;

/** What visitors see of a number of places that are left. */
export function placesLeft(seats: number): "open" | "few" | "full" {
  if (seats <= 0) return "full";
  return seats <= FEW_SEATS ? "few" : "open";
}
