/** The mail with the link and the code that sign in to the studio. */
export const signIn = {
  subject: (school: string) => `Your link to the studio of ${school}`,
  heading: "Come in",
  why: (host: string) =>
    `Somebody, you we hope, wants to open the studio of your website at ${host}. This link lets you in. It works once, for ten minutes.`,
  button: "Open the studio",
  host: (host: string) => `It leads to ${host}. Press “Sign in” there.`,
  code: "Are you signing in on another device than the one that you read this on? Type this code there:",
  notYou:
    "It was not you? Then do nothing: without this mail nobody gets in. Never tell anybody the code, whoever asks.",
} as const;
