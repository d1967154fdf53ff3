import { type Answers, entries } from "../support/components/applicant.ts";
import { nameOfFocused } from "./page-state.ts";
import type { Visitor } from "./visitor.ts";

/** Fills in the fields by keyboard from the focused one on, and presses Tab to reach the next. */
export async function answerByKeyboard(visitor: Visitor, answers: Answers): Promise<void> {
  for (const [field, answer] of entries(answers)) {
    // A date input has several tab stops.
    for (let tabs = 0; tabs < 6 && (await visitor.ask(nameOfFocused)) !== field; tabs += 1) {
      await visitor.press("Tab");
    }
    if (field === "country") await visitor.type("Canada");
    else if (field === "dateOfBirth") await visitor.typeDate(answer);
    else await visitor.type(answer);
  }
}
