import type { Content } from "../content.ts";
import { fillIn } from "../fill-in.ts";
import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
} from "../form-texts/application-form.ts";
import type { PrivacyNotice } from "./privacy.ts";
import english from "./privacy-english.json" with { type: "json" };
import spanish from "./privacy-spanish.json" with { type: "json" };

const { fields, ...inSpanish } = spanish;

/** The names of the application's fields in the Spanish notice. */
export const fieldsInSpanish: Readonly<Record<ApplicationField, string>> = fields;

/**
 * The privacy notice in each language, the default one first. The two files have the same outline,
 * and what is true of this school in the place of `{hosting}` and so on.
 */
export function privacyNotices({
  school,
  privacyFacts,
}: Pick<Content, "school" | "privacyFacts">): [english: PrivacyNotice, spanish: PrivacyNotice] {
  const { responsible, hosting, mail, retentionDays } = privacyFacts;
  const notice = (written: PrivacyNotice, labels: readonly string[]): PrivacyNotice => {
    const facts = Object.entries({
      school: school.name,
      email: school.email,
      responsible: responsible.name,
      postalAddress: responsible.postalAddress,
      hosting,
      mail,
      fields: labels.join("\u00a0· "),
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
    notice(
      english,
      applicationFields.map((field) => applicationFieldTexts[field].label),
    ),
    notice(
      inSpanish,
      applicationFields.map((field) => fieldsInSpanish[field]),
    ),
  ];
}
