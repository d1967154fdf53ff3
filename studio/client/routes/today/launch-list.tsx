import type { LaunchTask, Today } from "../../../contract/today.ts";
import { Checklist, type ChecklistRow } from "./checklist.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.launch;

/** What is still an example, each with the button that opens the place that mends it. */
export function LaunchList({ launch: { tasks, done } }: Pick<Today, "launch">) {
  return (
    <Checklist
      id="launch"
      heading={text.heading}
      text={text.text}
      done={done}
      progress={text.done}
      rows={tasks.map(rowOf)}
      button={text.mend}
      more={text.more}
    />
  );
}

/** The fields of the documents that have several tasks. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  mailbox: "email",
  phone: "phone",
  retention: "retentionDays",
};

function rowOf({ task, document, subjects }: LaunchTask): ChecklistRow {
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
