/**
 * The time zones by the names of their cities: `America/Mexico_City` is “Mexico City, America”.
 * @param present is offered, too, if this browser knows it by another name
 */
export function timeZones(present: string): (readonly [value: string, name: string])[] {
  return [...new Set([present, ...Intl.supportedValuesOf("timeZone")])]
    .map((zone) => [zone, placeOf(zone)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
}

function placeOf(zone: string): string {
  return zone.replaceAll("_", " ").split("/").toReversed().join(", ");
}
