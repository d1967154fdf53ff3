import type { Today } from "../../../contract/today.ts";
import { Checklist } from "./checklist.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.questions;

/** The questions of visitors that the website leaves open. */
export function QuestionList({ launch: { questions, answered } }: Pick<Today, "launch">) {
  return (
    <Checklist
      id="questions"
      heading={text.heading}
      text={text.text}
      done={answered}
      progress={text.answered}
      rows={questions.map(({ document, field, question }) => ({
        id: `${document}/${field}`,
        title: question,
        to: `/website/${document}?field=${field}`,
      }))}
      button={text.answer}
      more={text.more}
    />
  );
}
