import { count } from "#content/count.ts";

import type { StudioIconName } from "../studio-icon.tsx";

interface Place {
  to: string;
  label: string;
  icon: StudioIconName;
}

/** The texts of the frame around every page: the four places, the menu and the state bar. */
export const frameWords = {
  places: {
    label: "Studio",
    links: [
      { to: "/", label: "Today", icon: "today" },
      { to: "/people", label: "People", icon: "people" },
      { to: "/courses", label: "Courses", icon: "courses" },
      { to: "/website", label: "Website", icon: "website" },
    ] satisfies Place[] as readonly Place[],
  },
  unanswered: (number: string) => `${number} to answer`,
  menu: {
    label: "More",
    links: [
      { to: "/results", label: "Results", icon: "results" },
      { to: "/publish", label: "Publish", icon: "publish" },
      { to: "/settings", label: "Settings", icon: "settings" },
      { to: "/help", label: "Help", icon: "help" },
      { to: "/technician", label: "For your technician", icon: "technician" },
    ] satisfies Place[] as readonly Place[],
    theme: "Light or dark",
    themes: { system: "Like this device", light: "Light", dark: "Dark" },
    site: "Live website",
    signOut: "Sign out",
  },
  state: {
    label: "What is not live yet",
    changes: (number: number) => `${count(number, "change is", "changes are")} not live yet`,
    look: "Preview",
    publish: "Publish",
  },
} as const;
