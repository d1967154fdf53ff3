import type { Content } from "../content.ts";

/** The preview picture of links to the site in chats and social networks. */
export const socialCard = {
  address: "/brand/social-card.jpg",
  alt: (school: string) =>
    `${school}, Puerto Vallarta: sunset over the bay with sailing boats and arched rocks`,
  width: 1200,
  height: 630,
} as const;

/** The web manifest: the site’s name and icons on the home screen of phones. */
export const webManifest = ({ school, home }: Content, ownIcon?: string) => ({
  name: school.name,
  short_name: school.name,
  description: home.page.description,
  lang: "en",
  start_url: "/",
  display: "browser",
  background_color: "#fff8ea",
  theme_color: "#fff8ea",
  icons: ownIcon
    ? [{ src: ownIcon, type: "image/jpeg", sizes: "any" }]
    : [
        { src: "/brand/favicon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/brand/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/brand/icon-512.png", type: "image/png", sizes: "512x512" },
      ],
});
