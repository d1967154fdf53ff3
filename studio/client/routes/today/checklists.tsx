import type { LaunchTasks } from "../../../server/today/launch-tasks.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { Progress } from "../../shell/progress.tsx";
import { todayWords } from "./today-words.ts";

/** Rows that are shown at once. */
const SHOWN = 3;

/** What is still an example, and which questions of visitors the website leaves open. */
export function Checklists({ launch }: { launch: LaunchTasks }) {
  const { tasks, done, questions, answered } = launch;
  // The texts are in the order of what matters most.
  const rows = Object.entries(todayWords.launch.tasks).flatMap(([task, words]) => {
    const open = tasks.find((one) => one.task === task);
    if (!open) return [];
    const { title, now, field } = { field: undefined, ...words };
    const to = task === "startDates" ? "/courses" : addressOf(open.document, field);
    return [{ title, note: now(open.subjects.join(", ")), to }];
  });
  const asked = questions.map(({ document, field, question }) => ({
    title: question,
    to: addressOf(document, field),
  }));
  return (
    <>
      <Checklist id="launch" words={todayWords.launch} done={done} rows={rows} />
      <Checklist id="questions" words={todayWords.questions} done={answered} rows={asked} />
    </>
  );
}

function addressOf(document: string, field: string | undefined): string {
  return `/website/${document}${field ? `?field=${field}` : ""}`;
}

interface ChecklistProps {
  id: string;
  words: { heading: string; text: string; progress: (done: number, all: number) => string };
  done: number;
  rows: readonly LinkRow[];
}

/** Things to do, each opening the place where it is done; nothing if there is none. */
function Checklist({ id, words, done, rows }: ChecklistProps) {
  if (rows.length === 0) return null;
  const all = rows.length + done;
  const hidden = rows.slice(SHOWN);
  return (
    <section aria-labelledby={id} className="panel">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-subtitle">
          {words.heading}
        </h2>
        <Progress done={done} all={all}>
          {words.progress(done, all)}
        </Progress>
      </div>
      <p className="mt-1 mb-3 text-muted-foreground">{words.text}</p>
      <LinkRows rows={rows.slice(0, SHOWN)} />
      {hidden.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-button -ml-4">{todayWords.more(hidden.length)}</summary>
          <LinkRows rows={hidden} />
        </details>
      )}
    </section>
  );
}
