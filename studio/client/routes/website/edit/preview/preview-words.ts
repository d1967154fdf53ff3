/** The texts of the preview beside a form. */
export const previewWords = {
  heading: "Preview",
  introduction:
    "The real page with what is in the form, saved or not. Its menus, tabs and forms stay still here.",
  page: "Page",
  shownHere: "Where this shows",
  otherPages: "Other pages",
  places: [
    { value: "/", label: "Home" },
    { value: "/aboutus", label: "About Us" },
    { value: "/program", label: "Program" },
    { value: "/reviews", label: "Reviews" },
    { value: "/apply", label: "Apply Now" },
    { value: "/privacy", label: "Privacy" },
  ],
  width: "Screen",
  widths: { phone: "Phone", desktop: "Desktop" },
  theme: "Colours",
  themes: { light: "Light", dark: "Dark" },
  show: "Preview",
  jump: "To the preview",
  frame: (page: string) => `Preview of the page ${page}`,
  loading: "The page is on its way.",
  kept: (mistake: string) => `You see the last version without mistakes. To mend: ${mistake}`,
  failed: "The page could not be shown with these values; you see it as it was before.",
  unreachable: "The preview follows no more: the studio does not answer. Load this page again.",
} as const;
