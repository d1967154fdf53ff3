import { applicationForm } from "#content/form-texts/application-form.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
/** The codes of the countries that the specification names are not those of ISO 3166. */
const SPECIFIED: Readonly<Record<string, string>> = { USA: "US", CAN: "CA", MEX: "MX" };
const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));

/** The code of each country, by its name. */
const codes = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    // Former codes have the names of today’s: UK is GB, and FX is FR.
    const isCurrent = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
    const name = isCurrent && names.of(code);
    return name ? [[name, code] as const] : [];
  }),
);

/** A country that an applicant has chosen: its name, and its code if it has one. */
export function countryOf(chosen: string): { country: string; region: string | undefined } {
  const specified = applicationForm.countries.find(({ value }) => value === chosen);
  const country = specified?.label ?? chosen;
  return { country, region: SPECIFIED[chosen] ?? codes.get(country) };
}
