import type { StudioIconName } from "../../shell/studio-icon.tsx";

interface SettingsGroup {
  heading: string;
  icon: StudioIconName;
  /** When a change takes effect. */
  note: string;
  /** By name. */
  documents: readonly string[];
}

/** The documents that are seldom changed, in groups. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    heading: "The school",
    icon: "school",
    note: "Visitors see a change once you publish it. Your replies have the interview link at once.",
    documents: ["school", "interview", "countries", "social-links"],
  },
  {
    heading: "What you write",
    icon: "words",
    note: "Replies work at once, the summary once you publish it.",
    documents: ["replies", "summary"],
  },
  {
    heading: "What people agree to",
    icon: "paper",
    note: "Visitors see a change once you publish it.",
    documents: ["terms", "privacy-facts"],
  },
];

/** Whether a document is changed in the settings, not in the website. */
export function isSettingsDocument(name: string): boolean {
  return settingsGroups.some(({ documents }) => documents.includes(name));
}
