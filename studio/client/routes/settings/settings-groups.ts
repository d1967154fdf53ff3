import type { StudioIconName } from "../../shell/studio-icon.tsx";

interface SettingsGroup {
  heading: string;
  about: string;
  /** By name, each with its icon. */
  documents: Readonly<Record<string, StudioIconName>>;
}

/** The documents that are seldom changed, in groups. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    heading: "The school",
    about: "Where people find and reach you.",
    documents: { school: "school", countries: "country", "social-links": "link" },
  },
  {
    heading: "How you answer",
    about: "Your replies change at once.",
    documents: { interview: "courses", replies: "words", summary: "mail" },
  },
  {
    heading: "Terms and personal data",
    about: "What people agree to, and what is kept about them.",
    documents: { terms: "paper", "privacy-facts": "shield" },
  },
];

/** Whether a document is changed in the settings, not in the website. */
export function isSettingsDocument(name: string): boolean {
  return settingsGroups.some(({ documents }) => Object.hasOwn(documents, name));
}
