/** The texts of the page with everything that is seldom changed. */
export const settingsWords = {
  title: "Settings",
  introduction: "What you seldom change. Visitors see it once you have published it.",
  /** The documents of each group, by name. */
  groups: [
    { heading: "The school", documents: ["school", "social-links", "interview", "countries"] },
    { heading: "What you write", documents: ["replies", "summary"] },
    { heading: "What people agree to", documents: ["terms", "privacy-facts"] },
  ],
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
