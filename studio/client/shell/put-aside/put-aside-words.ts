import { mailsText } from "../../../contract/plurals.ts";

/** The texts of the panel with which the owner judges what was put aside. */
export const putAsideWords = {
  held: "Put aside",
  waits:
    "It looks like advertising. Without a word from you it is mailed to you a day after it came.",
  advertising: "Advertising",
  isAdvertising: "It is mailed to nobody, and waits for no answer.",
  isRefused: "What comes from this address is kept here, and mailed to nobody.",
  judge: "Is it advertising?",
  real: "It is real: send it to me",
  mark: "Advertising",
  never: "Never again from this address",
  done: {
    real: (mails: number) =>
      mails === 0
        ? "Nothing was changed: nothing is put aside any more."
        : `${mailsText(mails)} released. The website sends within half a minute, if it runs.`,
    mark: "Marked as advertising. It is mailed to nobody.",
    never: "Marked as advertising. What comes from this address from now on is mailed to nobody.",
  },
} as const;
