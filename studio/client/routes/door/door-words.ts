import type { SignInRow } from "../../../server/door/door-pages.ts";
import type { DoorNote } from "../../../server/door/door-routes.ts";

/** The texts of the pages where people sign in, and of the one about who is signed in. */
export const doorWords = {
  ask: {
    title: "Come in",
    introduction: (school: string) =>
      `This is where ${school} is run. Type your e-mail address, and we send you a link.`,
    email: "Your e-mail address",
    send: "Send me a link",
  },
  sent: {
    title: "Look into your mailbox",
    introduction:
      "If your address may come in, a mail is on its way. Open its link in this browser within ten minutes.",
    spam: "No mail after two minutes? Look into the spam folder, and check that you typed the address of the school.",
    heading: "Is the mail on another device?",
    code: "The six digits from the mail",
    enter: "Sign in",
    again: "Send another link",
  },
  link: {
    title: "Welcome back",
    introduction: "One press, and you are in.",
    enter: "Sign in",
    otherBrowser: "You asked for this link in another browser.",
    code: "The six digits from the mail",
    over: "This link is over: it works once, for ten minutes.",
    again: "Send me a new link",
  },
  signedIn: {
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
  },
  notes: {
    over: "That link or code is over: it works once, for ten minutes. Ask for a new one here.",
    wrong: "Those are not the digits of your newest mail. Look again: you have five tries.",
    busy: "That were many tries within a minute. Wait a minute, and try again.",
    address: "Write one whole e-mail address, such as mina@example.com.",
    out: "You are signed out.",
    ended: "That browser is signed out.",
  } satisfies Record<DoorNote, string>,
} as const;
