import type { Today } from "../../../contract/today.ts";
import { CheckRows } from "./check-rows.tsx";
import { Progress } from "./progress.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.questions;

/** The questions of visitors that the website leaves open. */
export function QuestionList({ launch: { questions, answered } }: Pick<Today, "launch">) {
  if (questions.length === 0) return null;
  const all = questions.length + answered;
  return (
    <section aria-labelledby="questions">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="questions" className="text-subtitle">
          {text.heading}
        </h2>
        <Progress done={answered} all={all} label={text.answered(answered, all)} />
      </div>
      <p className="text-muted-foreground">{text.text}</p>
      <CheckRows
        rows={questions.map(({ document, field, question }) => ({
          id: `${document}/${field}`,
          title: question,
          to: `/website/${document}?field=${field}`,
        }))}
        button={text.answer}
        more={text.more}
      />
    </section>
  );
}
