import { count } from "../../../../contract/plurals.ts";

/** The texts of the question whether all of a list is answered. */
export const doneWords = {
  title: "All of these are done",
  introduction: "For what you have answered before the studio knew of it.",
  nothing: "None of these is new any more.",
  question: (number: number) =>
    `${number === 1 ? "One application or message is" : `${number.toLocaleString("en")} applications and messages are`} new in this list. Have you answered ${number === 1 ? "it" : "them all"}?`,
  confirm: (number: number) =>
    number === 1 ? "Yes, it is answered" : `Yes, all ${number.toLocaleString("en")} are answered`,
  cancel: "No, leave them new",
  done: (number: number) =>
    `${count(number, "submission is", "submissions are")} marked as answered.`,
  back: "Back to People",
} as const;
