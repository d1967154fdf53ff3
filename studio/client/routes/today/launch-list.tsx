import type { LaunchTask, Today } from "../../../contract/today.ts";
import { type CheckRow, CheckRows } from "./check-rows.tsx";
import { Progress } from "./progress.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.launch;

/** What is still an example, each with the button that opens the place that mends it. */
export function LaunchList({ launch: { tasks, done } }: Pick<Today, "launch">) {
  if (tasks.length === 0) return null;
  const all = tasks.length + done;
  return (
    <section aria-labelledby="launch">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="launch" className="text-subtitle">
          {text.heading}
        </h2>
        <Progress done={done} all={all} label={text.done(done, all)} />
      </div>
      <p className="text-muted-foreground">{text.text}</p>
      <CheckRows rows={tasks.map(rowOf)} button={text.mend} more={text.more} />
    </section>
  );
}

/** The fields of the documents that have several tasks. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  mailbox: "email",
  phone: "phone",
  retention: "retentionDays",
};

function rowOf({ task, document, subjects }: LaunchTask): CheckRow {
  const words = text.tasks[task];
  const field = FIELDS[task];
  return {
    id: task,
    title: words?.title ?? task,
    note: words?.now(subjects.join(", ")) ?? "",
    to:
      task === "startDates" ? "/courses" : `/website/${document}${field ? `?field=${field}` : ""}`,
  };
}
