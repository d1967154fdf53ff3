import type { UploadedPicture } from "../schema/uploaded-picture.ts";
import type { Content } from "../content.ts";
import type { Documents } from "../schema/documents.ts";
import { factTexts } from "./fact-texts.ts";
import { fillIn } from "../fill-in.ts";
import { isPhotograph, shownGallery, shownPhotographs } from "./shown-photographs.ts";
import { spellStartDate } from "../course/spell-start-date.ts";

const UPLOADS = /(?<=")uploads\/([\da-f]{12})(?=")/g;

/**
 * The content that follows from valid documents.
 * @param uploads the uploaded pictures by id, of which documents may name some
 * @param spelled see fact-texts.ts
 */
export function deriveContent(
  documents: Documents,
  uploads: ReadonlyMap<string, UploadedPicture> = new Map(),
  spelled?: (path: string, text: string) => string,
): Content {
  const facts = factTexts(documents, spelled);
  const gallery = shownGallery(documents.gallery.pictures);
  const { chat, ...photographs } = shownPhotographs(
    documents.pictures.photographs,
    gallery.every(isPhotograph),
  );
  const filled = fillIn(documents, new Map(Object.entries(facts)));
  const { hours, weeks, price } = documents.course;
  return {
    school: filled.school,
    course: { hours, weeks, duration: facts.weeks, capitalDuration: facts.Weeks, price },
    startDates: documents["start-dates"].startDates
      .map(spellStartDate)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    defaultYear: documents["start-dates"].defaultYear,
    courseDetails: filled["course-details"],
    home: filled.home,
    aboutUs: filled["about-us"],
    program: filled.program,
    reviews: filled.reviews,
    enrolment: filled.enrolment,
    testimonials: filled.testimonials,
    videos: filled.videos,
    gallery: { ...filled.gallery, pictures: shownGallery(filled.gallery.pictures) },
    chat: { ...filled.chat, portrait: chat ?? filled.chat.portrait },
    photographs,
    interview: filled.interview,
    replies: filled.replies.replies,
    socialLinks: filled["social-links"],
    privacyFacts: filled["privacy-facts"],
    summary: filled.summary,
    otherCountries: otherCountries(documents.countries),
    termsVersion: filled.terms?.version ?? null,
    terms: filled.terms,
    words: {
      ...filled.menu,
      ...filled["contact-form"],
      ...filled["application-form"],
      ...filled["chat-words"],
    },
    mailWords: filled.receipt,
    uploads: namedUploads(JSON.stringify(documents), uploads),
  };
}

function namedUploads(
  text: string,
  uploads: ReadonlyMap<string, UploadedPicture>,
): Content["uploads"] {
  const named = Array.from(text.matchAll(UPLOADS)).flatMap(([name, id = ""]) => {
    const picture = uploads.get(id);
    if (!picture) return [];
    const { version, widths, fallback, position } = picture;
    return [[name, { version, widths, fallback, ...(position && { position }) }] as const];
  });
  return Object.fromEntries(named);
}

/** The codes of all other countries (ISO 3166-1). */
const otherRegions =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

/** The names of the offered countries besides the specified ones, in alphabetical order. */
export function otherCountries({ offered }: Documents["countries"]): string[] {
  if (offered === "specified") return [];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return otherRegions
    .split(" ")
    .flatMap((region) => names.of(region) ?? [])
    .toSorted((one, other) => one.localeCompare(other, "en"));
}
