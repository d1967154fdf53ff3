import { regionsByName } from "#content/derive/other-countries.ts";
import { applicationForm } from "#content/form-texts/application-form.ts";

/** The codes of the countries that the specification names are not those of ISO 3166. */
const SPECIFIED: Readonly<Record<string, string>> = { USA: "US", CAN: "CA", MEX: "MX" };
const regions = regionsByName();

/** A country that an applicant has chosen: its name, and its code if it has one. */
export function countryOf(chosen: string): { country: string; region: string | undefined } {
  const specified = applicationForm.countries.find(
    ({ value, label }) => value === chosen || label === chosen,
  );
  if (!specified) return { country: chosen, region: regions.get(chosen) };
  return { country: specified.label, region: SPECIFIED[specified.value] };
}
