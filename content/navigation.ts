import { privacyPage } from "./privacy.ts";
import { school } from "./school.ts";

/** The call to action, wherever a page invites the visitor to apply. */
export const applyLink = { to: "/apply", label: "Apply Now" } as const;

/** The header’s texts and links, and the skip link above it. */
export const navigation = {
  skipToContent: "Skip to content",
  /** Names the logo, which leads home. */
  home: `${school.name}, home`,
  label: "Main menu",
  /** Names the button that opens and closes the menu on narrow screens. */
  toggle: "Menu",
  links: [
    { to: "/", label: "Home" },
    { to: "/aboutus", label: "About" },
    { to: "/program", label: "Program" },
    { to: "/reviews", label: "Review" },
  ],
  apply: { to: "/apply", label: "APPLY" },
  /** Names the landmark of the floating buttons: the chat and back to top. */
  floating: "Chat and back to top",
  backToTop: "Back to top",
} as const;

/** The theme switch of the header. */
export const themeSwitch = {
  label: "Colour theme",
  options: [
    { value: "light", icon: "sun", label: "Light" },
    { value: "dark", icon: "moon", label: "Dark" },
    { value: "system", icon: "screen", label: "System" },
  ],
} as const;

/** The footer’s texts and links. */
export const footer = {
  mission: `${school.mission} ${school.invitation}`,
  pages: "Page",
  links: [
    { to: "/", label: "Home" },
    { to: "/aboutus", label: "About Us" },
    { to: "/program", label: "Program" },
    { to: "/reviews", label: "Reviews" },
    { to: "/apply", label: "Apply" },
  ],
  contact: "Contact Us",
  privacy: { to: privacyPage.path, label: privacyPage.title },
  copyright: `© ${school.copyrightYear} ${school.name}`,
} as const;

/** A page of the provider on another site. */
export interface SocialLink {
  icon: "facebook" | "instagram" | "twitter";
  /** Names the icon, and says that it opens in a new tab. */
  label: string;
  address: string;
}

/** The social-media icons of the footer. The addresses are placeholders to replace. */
export const socialLinks: readonly SocialLink[] = [
  {
    icon: "facebook",
    label: "Facebook (opens in a new tab)",
    address: "https://facebook.example/banderas-tefl",
  },
  {
    icon: "instagram",
    label: "Instagram (opens in a new tab)",
    address: "https://instagram.example/banderas-tefl",
  },
  {
    icon: "twitter",
    label: "Twitter (opens in a new tab)",
    address: "https://twitter.example/banderas-tefl",
  },
];
