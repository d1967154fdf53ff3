import type { StudioIconName } from "../../shell/studio-icon.tsx";

interface SettingsGroup {
  heading: string;
  icon: StudioIconName;
  /** By name. */
  documents: readonly string[];
}

/** The documents that are seldom changed, in groups. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    heading: "The school",
    icon: "school",
    documents: ["school", "countries", "social-links"],
  },
  {
    heading: "How you answer",
    icon: "words",
    documents: ["interview", "replies", "summary"],
  },
  {
    heading: "Terms and personal data",
    icon: "paper",
    documents: ["terms", "privacy-facts"],
  },
];

/** Whether a document is changed in the settings, not in the website. */
export function isSettingsDocument(name: string): boolean {
  return settingsGroups.some(({ documents }) => documents.includes(name));
}
