import { privacyPage } from "../legal/privacy.ts";
import { type PageName, paths } from "./page-paths.ts";

/** The labels of links to some of the pages, in the order in which they stand. */
type PageLabels = Partial<Record<PageName, string>>;

/** The button that invites visitors to apply, on every page. */
export const applyLink = { to: paths.apply, label: "Apply Now" } as const;

/** The texts and links of the header, and the skip link before it. */
export const navigation = {
  skipToContent: "Skip to content",
  /** The name of the logo’s link, for screen readers. */
  home: (school: string) => `${school}, home`,
  label: "Main menu",
  /** The name of the menu button on narrow screens, for screen readers. */
  toggle: "Menu",
  /** By the page that each leads to, so that own words stay with their page. */
  links: {
    home: "Home",
    aboutUs: "About",
    program: "Program",
    reviews: "Review",
  } satisfies PageLabels,
  apply: { to: paths.apply, label: "APPLY" },
  /** The name of the group of floating buttons, for screen readers. */
  floating: "Chat and back to top",
  backToTop: "Back to top",
} as const;

export const themeSwitch = {
  label: "Colour theme",
  options: [
    { value: "light", icon: "sun", label: "Light" },
    { value: "dark", icon: "moon", label: "Dark" },
    { value: "system", icon: "screen", label: "System" },
  ],
} as const;

export const footer = {
  mission: ({ mission, invitation }: { mission: string; invitation: string }) =>
    `${mission} ${invitation}`,
  /** The name of the list of links, for screen readers. */
  label: "Footer",
  pages: "Page",
  links: {
    home: "Home",
    aboutUs: "About Us",
    program: "Program",
    reviews: "Reviews",
    apply: "Apply",
  } satisfies PageLabels,
  contact: "Contact Us",
  privacy: { to: paths.privacy, label: privacyPage.title },
  copyright: (year: number, name: string) => `© ${year} ${name}`,
} as const;

export const networks = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X (Twitter)",
} as const;

/** The name of a social-media link for screen readers; it says that the link opens in a new tab. */
export function socialLinkLabel(network: keyof typeof networks): string {
  return `${networks[network]} (opens in a new tab)`;
}
