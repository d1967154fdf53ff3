/** The addresses of the countries' flags, by file. The browser loads those that a page shows. */
const files = import.meta.glob<string>("../../../../node_modules/country-flag-icons/3x2/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

const flags = new Map(
  Object.entries(files).map(([path, address]) => [
    path.slice(path.lastIndexOf("/") + 1, -4),
    address,
  ]),
);

/** The address of a country's flag, by its code (`CA`). */
export function flagOf(region: string | undefined): string | undefined {
  return region && flags.get(region);
}
