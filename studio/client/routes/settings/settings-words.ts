import { count } from "#content/count.ts";

import type { StudioIconName } from "../../shell/studio-icon.tsx";

interface SettingsGroup {
  heading: string;
  icon: StudioIconName;
  /** By name. */
  documents: readonly string[];
}

/** The documents of each group. */
const groups: readonly SettingsGroup[] = [
  {
    heading: "The school",
    icon: "school",
    documents: ["school", "social-links", "interview", "countries"],
  },
  { heading: "What you write", icon: "words", documents: ["replies", "summary"] },
  { heading: "What people agree to", icon: "paper", documents: ["terms", "privacy-facts"] },
];

/** Whether a document is changed in the settings, not in the website. */
export function isSettingsDocument(name: string): boolean {
  return groups.some(({ documents }) => documents.includes(name));
}

const networks = { facebook: "Facebook", instagram: "Instagram", twitter: "Twitter" };

/** The texts of the page with everything that is seldom changed. */
export const settingsWords = {
  title: "Settings",
  introduction: "What you seldom change. Visitors see it once you have published it.",
  groups,
  toDo: "To do",
  /** What is set, in a line. */
  values: {
    networks: (names: readonly (keyof typeof networks)[]) => names.map((name) => networks[name]),
    answerDays: (days: number) => `Answer within ${count(days, "day", "days")}`,
    minutes: (minutes: number) => count(minutes, "minute", "minutes"),
    booking: "Booking by link",
    countries: { specified: "USA, Canada and Mexico", all: "Every country" },
    summary: (weekday: string, hour: number) => `${weekday}s at ${hour}:00`,
    terms: (version: string) => `Version ${version}`,
    example: "Still an example",
    none: "Nothing yet",
  },
  people: {
    heading: "People",
    erase: {
      title: "Somebody asks to be forgotten",
      note: "Shows what is stored about an e-mail address, and erases it",
    },
    signedIn: {
      title: "Who is signed in",
      note: "The browsers that can open the studio, and what happened at its door",
    },
  },
} as const;
