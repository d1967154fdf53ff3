import type { StudioIconName } from "../studio-icon.tsx";

interface Place {
  to: string;
  label: string;
  icon: StudioIconName;
}

/** The four places of the studio. */
export const places: readonly Place[] = [
  { to: "/", label: "Today", icon: "today" },
  { to: "/people", label: "People", icon: "people" },
  { to: "/courses", label: "Courses", icon: "courses" },
  { to: "/website", label: "Website", icon: "website" },
];

/** What is needed less often: in the sidebar, and on phones in the menu. */
export const otherPlaces: readonly Place[] = [
  { to: "/results", label: "Results", icon: "results" },
  { to: "/publish", label: "Publish", icon: "publish" },
  { to: "/settings", label: "Settings", icon: "settings" },
  { to: "/help", label: "Help", icon: "help" },
  { to: "/technician", label: "Technician", icon: "technician" },
];
