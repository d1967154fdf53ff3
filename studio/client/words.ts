/** The texts that belong to no page. */
export const words = {
  title: (page: string, school: string) => `${page} · ${school} studio`,
  skip: "Skip to the content",
  signedOut: {
    title: "You are signed out",
    sentence: "Sign in again, and you are back on this page.",
    waiting:
      "You are signed out. What you typed is still here, and is sent as soon as you have signed in again in another window.",
    signIn: "Sign in",
  },
  unsent: "No connection to the studio. Nothing here is lost: try it again in a moment.",
  error: {
    title: "That did not work",
    missing: "There is no such page",
    unexpected:
      "Something unexpected happened. Try it again; if it stays so, tell your technician.",
    back: "Back to Today",
  },
} as const;
