import type { SignInRow } from "../../../contract/door.ts";

/** The texts of the page about who is signed in. */
export const signedInWords = {
  title: "Who is signed in",
  introduction: (account: string) =>
    `You are signed in as ${account}. Each browser below can open the studio. Is there one that you do not know? Sign it out, and tell your technician.`,
  browsers: "Browsers",
  thisOne: "This browser",
  since: "Signed in",
  seen: "Last seen",
  end: "Sign out",
  endOf: (device: string, account: string) => `Sign out ${device}, ${account}`,
  endAll: "Sign out everywhere",
  endAllHint: "Ends every browser of your address, this one as well.",
  history: "What happened at the door",
  actions: {
    "signed-in": "Signed in",
    "signed-out": "Signed out",
    "signed-out-elsewhere": "Signed out from another browser",
    "signed-out-everywhere": "Signed out everywhere",
    "link-made": "A technician made a link on the server",
    "wrong-code": "A wrong code was typed",
  } satisfies Record<SignInRow["action"], string>,
} as const;
