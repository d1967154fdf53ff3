import type { Documents } from "../schema/documents.ts";

/** The codes of all other countries (ISO 3166-1). */
const otherRegions = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR
  BS BT BV BW BY BZ CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC
  EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY
  HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ
  LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
  MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE
  RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ
  TK TL TM TN TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`;

/** The codes of all other countries, by their names. */
export function regionsByName(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const regions = otherRegions.split(/\s+/).filter(Boolean);
  return new Map(
    regions.flatMap((region) => {
      const name = names.of(region);
      return name ? [[name, region] as const] : [];
    }),
  );
}

/** The names of the offered countries besides the specified ones, in alphabetical order. */
export function otherCountries({ offered }: Documents["countries"]): string[] {
  if (offered === "specified") return [];
  return [...regionsByName().keys()].toSorted((one, other) => one.localeCompare(other, "en"));
}
