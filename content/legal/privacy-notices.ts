import type { Content } from "../content.ts";
import { fillIn } from "../fill-in.ts";
import {
  type ApplicationField,
  applicationForm,
  isAllRequired,
} from "../form-texts/application-form.ts";
import { ownFieldTexts } from "../own-words/application-fields.ts";
import { beach } from "../pages/header-pictures.ts";
import { isUnwritten, type PrivacyNotice, privacyPage } from "./privacy.ts";
import english from "./privacy-english.json" with { type: "json" };
import spanish from "./privacy-spanish.json" with { type: "json" };

export const privacyHeader = {
  title: privacyPage.title,
  text: "No cookies, no advertising, nothing sold: what we ask you for, why, and what you can ask of us.",
  picture: beach,
} as const;

const { fields, ...inSpanish } = spanish;

/** The notice as written, and the phrases that depend on the owner's facts. */
type WrittenNotice = PrivacyNotice & { phrases: typeof english.phrases };

export const fieldsInSpanish: Readonly<Record<ApplicationField, string>> = fields;

/**
 * The privacy notice in each language, the default one first. The two files have the same outline,
 * and what is true of this school in the place of `{hosting}` and so on.
 */
export function privacyNotices({
  school,
  privacyFacts,
  words,
}: Pick<Content, "school" | "privacyFacts" | "words">): [
  english: PrivacyNotice,
  spanish: PrivacyNotice,
] {
  const { responsible, hosting, mail, retentionDays } = privacyFacts;
  const { name, postalAddress } = responsible;
  const texts = ownFieldTexts({ words });
  const notice = (
    { phrases, ...written }: WrittenNotice,
    labelOf: (field: ApplicationField) => string,
  ): PrivacyNotice => {
    const controller = new Map(Object.entries({ name, postalAddress, school: school.name }));
    const facts = Object.entries({
      school: school.name,
      email: school.email,
      responsible: isUnwritten(name) ? school.name : fillIn(phrases.responsible, controller),
      address: isUnwritten(postalAddress) ? "" : fillIn(phrases.address, controller),
      hosting: isUnwritten(hosting) ? phrases.someHosting : hosting,
      mail: isUnwritten(mail) ? phrases.someMail : mail,
      // A paragraph for each section of the form.
      fields: Object.values(applicationForm.sections)
        .map((section) => section.fields.map(labelOf).join("\u00a0· "))
        .join("\n\n"),
      exception: isAllRequired ? "" : phrases.exception,
      retentionDays: String(retentionDays),
    });
    const parts = written.parts.map((part) => ({
      ...part,
      paragraphs: part.paragraphs.filter(
        (paragraph) => retentionDays || !paragraph.includes("{retentionDays}"),
      ),
    }));
    return fillIn({ ...written, parts }, new Map(facts));
  };
  return [
    notice(english, (field) => texts[field].label),
    notice(inSpanish, (field) => fieldsInSpanish[field]),
  ];
}
