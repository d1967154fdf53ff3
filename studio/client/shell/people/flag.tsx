/** The URLs of the countries' flags, by file. The browser loads those that a page shows. */
const flags = import.meta.glob<string>("../../../../node_modules/country-flag-icons/3x2/*.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

interface FlagProps {
  /** The country's code; undefined for none. */
  region: string | undefined;
  className: string;
}

/** A country's flag, which repeats its name. */
export function Flag({ region, className }: FlagProps) {
  const url = region && flags[`../../../../node_modules/country-flag-icons/3x2/${region}.svg`];
  return url ? <img src={url} alt="" className={className} /> : null;
}
